import type { MetricDefinition, MetricGroup, MetricValue } from "@cathedra/domain/results";

/** A metric, with what somebody of experience reaches: the demo people's runs are made around it. */
export type Measure = Omit<MetricDefinition, "order"> & {
  /** The possible text values, best first. */
  readonly expert: MetricValue | readonly string[];
  /** Which way those go who are still learning; `none`: it says nothing of skill. */
  readonly worse: "more" | "less" | "none";
};

type Worse = Measure["worse"];

/** A number with its unit. */
export function number(
  internal_id: string,
  label: string,
  unit: string,
  description: string,
  expert: number,
  worse: Worse = "more",
): Measure {
  return {
    ...measure(internal_id, label, description),
    unit,
    data_type: "float",
    value_format: "number",
    expert,
    worse,
  };
}

/** A measure that counts occurrences. */
export function count(
  internal_id: string,
  label: string,
  description: string,
  expert: number,
  worse: Worse = "more",
): Measure {
  return {
    ...measure(internal_id, label, description),
    data_type: "int",
    value_format: "number",
    expert,
    worse,
  };
}

/** A measure of time, in seconds. */
export function time(
  internal_id: string,
  label: string,
  description: string,
  expert: number,
  worse: Worse = "more",
): Measure {
  return {
    ...measure(internal_id, label, description),
    unit: "s",
    data_type: "float",
    value_format: "time",
    expert,
    worse,
  };
}

/** How much of a whole, in percent. */
export function share(
  internal_id: string,
  label: string,
  description: string,
  expert: number,
  worse: Worse = "less",
): Measure {
  return {
    ...measure(internal_id, label, description),
    unit: "%",
    data_type: "float",
    value_format: "percent",
    expert,
    worse,
  };
}

/** Whether it happened; an expert's run has `expert`. */
export function yes(internal_id: string, label: string, description: string, expert = true): Measure {
  return {
    ...measure(internal_id, label, description),
    data_type: "bool",
    value_format: "yesno",
    expert,
    worse: "more",
  };
}

/** A grade, the best first. */
export function grade(
  internal_id: string,
  label: string,
  description: string,
  grades: readonly string[],
): Measure {
  return {
    ...measure(internal_id, label, description),
    data_type: "string",
    value_format: "text",
    is_comparable: false,
    expert: grades,
    worse: "more",
  };
}

/** Metrics that belong together, with the groups in them. */
export function group(
  label: string,
  metrics: readonly string[],
  groups: readonly MetricGroup[] = [],
  { description = "", isOpen = true }: { readonly description?: string; readonly isOpen?: boolean } = {},
): MetricGroup {
  return { label, description, is_expanded_by_default: isOpen, metrics, groups };
}

function measure(internal_id: string, label: string, description: string) {
  return { internal_id, label, description, unit: "", is_comparable: true } as const;
}
