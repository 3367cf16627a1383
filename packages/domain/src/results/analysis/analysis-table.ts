import {
  type ExerciseDefinition,
  type MetricDefinition,
  type MetricValues,
  measuredValue,
} from "../definition.ts";
import { type RunOutcome, runOutcomes } from "../run-outcome.ts";
import { type RunSource, runSources } from "../run-source.ts";
import { sortMetrics } from "../sort-metrics.ts";

/** A run as a file for analysis has it. */
export type AnalysisRun = {
  readonly id: string;
  readonly personId: string;
  readonly personName: string;
  /** Null where the reader may not see it. */
  readonly email: string | null;
  readonly moduleCode: string;
  readonly moduleName: string;
  readonly moduleVersion: string;
  readonly exerciseId: number;
  readonly exerciseKey: string;
  readonly exerciseName: string;
  readonly courseName: string | null;
  readonly unitName: string | null;
  /** ISO 8601 with the offset of `timeZone` at that moment. */
  readonly startedAt: string;
  readonly endedAt: string;
  readonly timeZone: string;
  readonly durationSeconds: number;
  readonly source: RunSource;
  readonly sessionId: string | null;
  readonly launchId: string | null;
  readonly serviceTag: string | null;
  readonly isCompleted: boolean;
  readonly outcome: RunOutcome;
  readonly asked: number;
  readonly measured: number;
  readonly evaluated: number;
  readonly met: number;
  readonly progress: number | null;
  readonly implausible: readonly string[];
  readonly values: MetricValues;
};

/** What an exercise of one version measures and asks. */
export type AnalysisDefinition = {
  readonly exerciseId: number;
  readonly exerciseKey: string;
  readonly exerciseName: string;
  readonly moduleVersion: string;
  readonly resultFormatVersion: string;
  readonly definition: ExerciseDefinition;
};

/** Null: there is nothing to say. */
export type AnalysisValue = string | number | boolean | null;

export type AnalysisColumn<Row> = {
  readonly name: string;
  readonly type: "text" | "integer" | "number" | "boolean";
  readonly value: (row: Row) => AnalysisValue;
};

/** A column with what the data dictionary says of it. */
type DescribedColumn = AnalysisColumn<AnalysisRun> & {
  readonly meaning: string;
  readonly unit: string;
  /** Which values it can have; empty: any of its type. */
  readonly range: string;
  /** How its values come about. */
  readonly origin: string;
};

type Formats = ReadonlyMap<number, string>;

const delivered = "Delivered by the simulator";
const byPortal = "Known to the portal";
const judged = "Judged by the portal with the definition of the run's version";
const counts = (outcome: RunOutcome) => outcome === "met" || outcome === "notMet";

/** The columns that every run has, in their order. */
function runColumns(formats: Formats): readonly DescribedColumn[] {
  const column = (
    name: string,
    type: DescribedColumn["type"],
    [meaning, origin, unit = "", range = ""]: readonly [string, string, string?, string?],
    value: (run: AnalysisRun) => AnalysisValue,
  ): DescribedColumn => ({ name, type, meaning, unit, range, origin, value });
  return [
    column("run_id", "text", ["The run; names it in the portal", byPortal], (run) => run.id),
    column("person_id", "text", ["Who ran it", byPortal], (run) => run.personId),
    column("person_name", "text", ["Their name", byPortal], (run) => run.personName),
    column("email", "text", ["Their address; empty where you may not see it", byPortal], (run) => run.email),
    column("module_code", "text", ["The module, in every version", byPortal], (run) => run.moduleCode),
    column("module_name", "text", ["Its name in that version", byPortal], (run) => run.moduleName),
    column(
      "module_version",
      "text",
      ["The version of the module that the run was made with", byPortal],
      (run) => run.moduleVersion,
    ),
    column(
      "result_format_version",
      "text",
      ["The version of the format in which the results were delivered", byPortal],
      (run) => formats.get(run.exerciseId) ?? null,
    ),
    column(
      "exercise_key",
      "text",
      ["The exercise, in every version of its module", byPortal],
      (run) => run.exerciseKey,
    ),
    column("exercise_name", "text", ["Its name in that version", byPortal], (run) => run.exerciseName),
    column("course_name", "text", ["The course that it was made for", byPortal], (run) => run.courseName),
    column("unit_name", "text", ["The unit of that course", byPortal], (run) => run.unitName),
    column(
      "started_at",
      "text",
      ["When it began", delivered, "ISO 8601 with offset"],
      (run) => run.startedAt,
    ),
    column("ended_at", "text", ["When it ended", delivered, "ISO 8601 with offset"], (run) => run.endedAt),
    column(
      "time_zone",
      "text",
      ["The time zone of these times", "The zone of the computer that made the file"],
      (run) => run.timeZone,
    ),
    column(
      "duration_s",
      "integer",
      ["How long it took", "From started_at and ended_at", "s", "0 or more"],
      (run) => run.durationSeconds,
    ),
    column("source", "text", ["Who delivered it", byPortal, "", runSources.join(" | ")], (run) => run.source),
    column(
      "session_id",
      "text",
      ["The session in which it was made; empty: none, or not known", byPortal],
      (run) => run.sessionId,
    ),
    column(
      "launch_id",
      "text",
      ["The launch from the portal's page that it came of; empty: none", byPortal],
      (run) => run.launchId,
    ),
    column("service_tag", "text", ["The simulator", delivered], (run) => run.serviceTag),
    column(
      "is_completed",
      "boolean",
      ["Whether it was made to its end", delivered],
      (run) => run.isCompleted,
    ),
    column("outcome", "text", ["What came of it", judged, "", runOutcomes.join(" | ")], (run) => run.outcome),
    column(
      "counts",
      "boolean",
      ["Whether it counts as an attempt: its outcome is met or notMet", judged],
      (run) => counts(run.outcome),
    ),
    column(
      "is_passed",
      "boolean",
      ["Whether all criteria were met; empty: it does not count", judged],
      (run) => (counts(run.outcome) ? run.outcome === "met" : null),
    ),
    column(
      "criteria_asked",
      "integer",
      ["How many criteria the exercise has", judged, "", "0 or more"],
      (run) => run.asked,
    ),
    column(
      "criteria_measured",
      "integer",
      ["How many of them have a value that can be so", judged, "", "0 to criteria_asked"],
      (run) => run.measured,
    ),
    column(
      "coverage_percent",
      "number",
      ["criteria_measured of criteria_asked; empty: nothing is asked", judged, "%", "0 to 100"],
      coverageOf,
    ),
    column(
      "criteria_evaluated",
      "integer",
      ["How many of them were compared with a value", judged, "", "0 to criteria_asked"],
      (run) => run.evaluated,
    ),
    column(
      "criteria_met",
      "integer",
      ["How many of those were met", judged, "", "0 to criteria_evaluated"],
      (run) => run.met,
    ),
    column(
      "score_percent",
      "integer",
      ["criteria_met of criteria_evaluated, rounded down; empty: it does not count", judged, "%", "0 to 100"],
      (run) => run.progress,
    ),
    column(
      "is_plausible",
      "boolean",
      ["Whether everything in it can be so", judged],
      (run) => run.implausible.length === 0,
    ),
    column(
      "implausible",
      "text",
      ["What in it cannot be so, at most 5", judged],
      (run) => run.implausible.join("; ") || null,
    ),
  ];
}

/** To a tenth; everything measured is 100 and nothing else. */
function coverageOf({ asked, measured }: AnalysisRun): number | null {
  return asked === 0 ? null : Math.floor((1000 * measured) / asked) / 10;
}

const metricTypes = { float: "number", int: "integer", bool: "boolean", string: "text" } as const;

/** Metrics of one name, unit and type are one column, whatever exercise and version they belong to. */
function nameOfMetric({ internal_id, unit, value_format }: MetricDefinition): string {
  const written =
    unit !== "" ? unit : ({ time: "s", percent: "%" } as Readonly<Record<string, string>>)[value_format];
  return `metric.${internal_id}${written === undefined ? "" : ` [${written}]`}`;
}

type Placed = { readonly of: AnalysisDefinition; readonly metric: MetricDefinition };

type MetricColumn = AnalysisColumn<AnalysisRun> & { readonly metrics: readonly Placed[] };

/** A metric of one name and unit but of two types is two columns, named by their types. */
function metricColumns(definitions: readonly AnalysisDefinition[]): readonly MetricColumn[] {
  const all = definitions.flatMap((of) =>
    sortMetrics(of.definition.metrics).map((metric) => ({ of, metric })),
  );
  const byName = groupedBy(all, ({ metric }) => nameOfMetric(metric));
  return [...byName].flatMap(([name, placed]) => {
    const byType = groupedBy(placed, ({ metric }) => metricTypes[metric.data_type]);
    return [...byType].map(([type, metrics]): MetricColumn => {
      const idOf = new Map(metrics.map(({ of, metric }) => [of.exerciseId, metric.internal_id]));
      return {
        name: byType.size === 1 ? name : `${name} (${type})`,
        type,
        metrics,
        value: ({ exerciseId, values }) => {
          const id = idOf.get(exerciseId);
          return id === undefined ? null : measuredValue(values, id);
        },
      };
    });
  });
}

function groupedBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** A line of the data dictionary: a column, or a metric of one version of an exercise in its column. */
export type DictionaryEntry = {
  readonly column: string;
  readonly type: string;
  readonly unit: string;
  readonly range: string;
  readonly meaning: string;
  readonly origin: string;
  readonly exerciseKey: string;
  readonly exerciseName: string;
  readonly moduleVersion: string;
  readonly resultFormatVersion: string;
  readonly internalId: string;
  readonly valueFormat: string;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly benchmarkOperator: string;
  readonly benchmarkValue: AnalysisValue;
};

const ofNoMetric = {
  exerciseKey: "",
  exerciseName: "",
  moduleVersion: "",
  resultFormatVersion: "",
  internalId: "",
  valueFormat: "",
  minimum: null,
  maximum: null,
  benchmarkOperator: "",
  benchmarkValue: null,
} as const;

function entryOfColumn({ name, type, unit, range, meaning, origin }: DescribedColumn): DictionaryEntry {
  return { column: name, type, unit, range, meaning, origin, ...ofNoMetric };
}

function entryOfMetric(column: MetricColumn, { of, metric }: Placed): DictionaryEntry {
  const { internal_id, label, description, unit, value_format, minimum = null, maximum = null } = metric;
  const benchmark = of.definition.benchmarks.find((each) => each.metric === internal_id);
  return {
    column: column.name,
    type: column.type,
    unit,
    range: rangeText(minimum, maximum),
    meaning: description === "" ? label : `${label}: ${description}`,
    origin: `${delivered}, as it measured it; empty: no value, or not a metric of the run's exercise`,
    exerciseKey: of.exerciseKey,
    exerciseName: of.exerciseName,
    moduleVersion: of.moduleVersion,
    resultFormatVersion: of.resultFormatVersion,
    internalId: internal_id,
    valueFormat: value_format,
    minimum,
    maximum,
    benchmarkOperator: benchmark?.default_operator ?? "",
    benchmarkValue: benchmark?.value ?? null,
  };
}

function rangeText(minimum: number | null, maximum: number | null): string {
  if (minimum !== null && maximum !== null) return `${minimum} to ${maximum}`;
  if (minimum !== null) return `${minimum} or more`;
  return maximum === null ? "" : `${maximum} or less`;
}

/** The columns of the data dictionary in their order. */
export const dictionaryColumns: readonly AnalysisColumn<DictionaryEntry>[] = [
  { name: "column", type: "text", value: (entry) => entry.column },
  { name: "meaning", type: "text", value: (entry) => entry.meaning },
  { name: "type", type: "text", value: (entry) => entry.type },
  { name: "unit", type: "text", value: (entry) => entry.unit },
  { name: "range", type: "text", value: (entry) => entry.range },
  { name: "how_it_is_made", type: "text", value: (entry) => entry.origin },
  { name: "exercise_key", type: "text", value: (entry) => entry.exerciseKey },
  { name: "exercise_name", type: "text", value: (entry) => entry.exerciseName },
  { name: "module_version", type: "text", value: (entry) => entry.moduleVersion },
  { name: "result_format_version", type: "text", value: (entry) => entry.resultFormatVersion },
  { name: "metric_internal_id", type: "text", value: (entry) => entry.internalId },
  { name: "value_format", type: "text", value: (entry) => entry.valueFormat },
  { name: "minimum", type: "number", value: (entry) => entry.minimum },
  { name: "maximum", type: "number", value: (entry) => entry.maximum },
  { name: "benchmark_operator", type: "text", value: (entry) => entry.benchmarkOperator },
  { name: "benchmark_value", type: "text", value: (entry) => entry.benchmarkValue },
];

/**
 * A table of runs for analysis, one row a run, with its data dictionary. A metric is one column in all exercises and versions that
 * measure it by the same name, unit and type; what differs between versions, such as the benchmark, is in the dictionary, which has
 * a line for each metric of each version.
 */
export function analysisTable(definitions: readonly AnalysisDefinition[]): {
  readonly columns: readonly AnalysisColumn<AnalysisRun>[];
  readonly dictionary: readonly DictionaryEntry[];
} {
  const formats = new Map(
    definitions.map(({ exerciseId, resultFormatVersion }) => [exerciseId, resultFormatVersion]),
  );
  const ofRun = runColumns(formats);
  const ofMetrics = metricColumns(definitions);
  return {
    columns: [...ofRun, ...ofMetrics],
    dictionary: [
      ...ofRun.map(entryOfColumn),
      ...ofMetrics.flatMap((column) => column.metrics.map((placed) => entryOfMetric(column, placed))),
    ],
  };
}
