import { type ExerciseDefinition, type MetricDefinition, measuredValue } from "../exercise-definition.ts";
import { sortMetrics } from "../sort-metrics.ts";
import {
  type AnalysisColumn,
  type AnalysisRun,
  type AnalysisValue,
  type DescribedColumn,
  delivered,
  runColumns,
} from "./run-columns.ts";

/** The metrics and benchmarks of one version of an exercise. */
export type AnalysisDefinition = {
  readonly exerciseId: number;
  readonly exerciseKey: string;
  readonly exerciseName: string;
  readonly moduleVersion: string;
  readonly resultFormatVersion: string;
  readonly definition: ExerciseDefinition;
};

const metricTypes = { float: "number", int: "integer", bool: "boolean", string: "text" } as const;

/** Metrics with the same name, unit and type share a column, for all exercises and versions. */
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
      const getId = new Map(metrics.map(({ of, metric }) => [of.exerciseId, metric.internal_id]));
      return {
        name: byType.size === 1 ? name : `${name} (${type})`,
        type,
        metrics,
        value: ({ exerciseId, values }) => {
          const id = getId.get(exerciseId);
          return id === undefined ? null : measuredValue(values, id);
        },
      };
    });
  });
}

function groupedBy<Item, Key>(
  items: readonly Item[],
  makeKey: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(makeKey(item));
    if (group === undefined) groups.set(makeKey(item), [item]);
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
    origin: `${delivered}, as measured; empty if there is no value or the exercise does not have this metric`,
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
 * A table of runs for analysis, one row for each run, with a data dictionary. A metric with the same name, unit and type is one
 * column for all exercises and versions; differences such as the benchmark are in the dictionary, which has a line for each
 * metric of each version.
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
