import { type OutlineEntry, outline } from "@cathedra/domain";
import type { MetricDefinition, MetricGroup, MetricValue } from "@cathedra/domain/results";

/** A metric with the values of an experienced person, around which the demo people's runs are made. */
export type Measure = Omit<MetricDefinition, "order"> & {
  /** The possible text values, best first. */
  readonly expert: MetricValue | readonly string[];
  /** The direction in which beginners deviate; `none` if the metric is independent of skill. */
  readonly worse: "more" | "less" | "none";
};

type Kind = Pick<Measure, "unit" | "data_type" | "value_format" | "is_comparable" | "worse">;

/** The texts allowed in the third column of a row in place of a number's unit. */
const kinds: Readonly<Record<string, Kind>> = {
  s: { unit: "s", data_type: "float", value_format: "time", is_comparable: true, worse: "more" },
  "%": { unit: "%", data_type: "float", value_format: "percent", is_comparable: true, worse: "less" },
  count: { unit: "", data_type: "int", value_format: "number", is_comparable: true, worse: "more" },
  "yes/no": { unit: "", data_type: "bool", value_format: "yesno", is_comparable: true, worse: "more" },
  grade: { unit: "", data_type: "string", value_format: "text", is_comparable: false, worse: "more" },
};

/**
 * Measures, one a row: `id | label | unit or kind | expert | description`. The expert's value may be followed by the way in
 * which learners differ from it (`less`, `none`), when it differs from the usual one of its kind; a grade lists all its values
 * there, the best first.
 */
export function measures(rows: string): readonly Measure[] {
  return rows.trim().split("\n").map(getMeasure);
}

function getMeasure(row: string): Measure {
  const [internal_id = "", label = "", unit = "", expert = "", description = ""] = row.trim().split(" | ");
  const kind = kinds[unit] ?? { ...numberKind, unit };
  const { data_type, worse: usual } = kind;
  const [value, worse = usual] = expert.split(" ") as [string, Measure["worse"]?];
  return {
    internal_id,
    label,
    description,
    ...kind,
    expert:
      data_type === "string" ? expert.split(", ") : data_type === "bool" ? value === "yes" : Number(value),
    worse: data_type === "string" ? usual : worse,
  };
}

const numberKind = {
  data_type: "float",
  value_format: "number",
  is_comparable: true,
  worse: "more",
} as const;

/**
 * Groups of metrics, one a line: `label: ids | description`, behind the group that it is in, indented two more; `(closed)` behind the
 * label of one that is folded at first.
 */
export function groups(text: string): readonly MetricGroup[] {
  return outline(text).map(getGroup);
}

function getGroup({ cells: [head = "", description = ""], below }: OutlineEntry): MetricGroup {
  const [label = "", ids] = head.split(": ");
  return {
    label: label.replace(" (closed)", ""),
    description,
    is_expanded_by_default: !label.endsWith(" (closed)"),
    metrics: ids?.split(", ") ?? [],
    groups: below.map(getGroup),
  };
}
