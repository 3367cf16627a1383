import { type FieldError, fieldError } from "../../field-errors.ts";
import {
  type Benchmark,
  type ExerciseDefinition,
  type MetricDefinition,
  type MetricGroup,
  maxGroupDepth,
} from "../exercise-definition.ts";
import { getLimits } from "../plausibility.ts";
import type { DefinedModule, Definitions } from "./definitions-document.ts";
import { compareModuleVersions } from "./version-order.ts";

/** The violations of rules between the parts of a document whose schema is valid (6.006). */
export function brokenRules({ modules }: Definitions): readonly FieldError[] {
  return [
    ...modules.flatMap((each, at) =>
      modules.slice(0, at).some((other) => isSameVersion(other, each))
        ? [fieldError(`modules.${at}.version`, "LISTED_TWICE")]
        : [],
    ),
    ...modules.flatMap(({ exercises }, at) => [
      ...repeated(
        exercises.map(({ code }) => code),
        (index) => `modules.${at}.exercises.${index}.code`,
      ),
      ...exercises.flatMap(({ definition }, index) =>
        brokenInExercise(definition, `modules.${at}.exercises.${index}`),
      ),
    ]),
  ];
}

function isSameVersion(a: DefinedModule, b: DefinedModule): boolean {
  return a.code === b.code && compareModuleVersions(a.version, b.version) === 0;
}

function brokenInExercise(definition: ExerciseDefinition, path: string): readonly FieldError[] {
  const { metrics, groups, benchmarks } = definition;
  const known = new Map(metrics.map((metric) => [metric.internal_id, metric]));
  return [
    ...repeated(
      metrics.map(({ internal_id }) => internal_id),
      (index) => `${path}.metrics.${index}.internal_id`,
    ),
    ...metrics.flatMap((metric, index) =>
      isFormatOf(metric) ? [] : [fieldError(`${path}.metrics.${index}.value_format`, "FORMAT_NOT_OF_TYPE")],
    ),
    ...metrics.flatMap((metric, index) => brokenLimits(metric, `${path}.metrics.${index}`)),
    ...metrics.flatMap((metric, index) =>
      brokenReference(metric, `${path}.metrics.${index}.expert_reference`),
    ),
    ...brokenInGroups(groups, `${path}.groups`, known, new Set(), 1),
    ...repeated(
      benchmarks.map(({ id }) => id),
      (index) => `${path}.benchmarks.${index}.id`,
    ),
    ...repeated(
      benchmarks.map(({ metric }) => metric),
      (index) => `${path}.benchmarks.${index}.metric`,
    ),
    ...benchmarks.flatMap((benchmark, index) =>
      brokenInBenchmark(benchmark, known.get(benchmark.metric), `${path}.benchmarks.${index}`),
    ),
  ];
}

/** Each metric must be known and be in one group at most; groups may nest to five levels. */
function brokenInGroups(
  groups: readonly MetricGroup[],
  path: string,
  known: ReadonlyMap<string, MetricDefinition>,
  grouped: Set<string>,
  level: number,
): readonly FieldError[] {
  return groups.flatMap(({ metrics, groups: inner }, index) => {
    const here = `${path}.${index}`;
    if (level > maxGroupDepth) return [fieldError(here, "GROUPS_TOO_DEEP", { max: maxGroupDepth })];
    const own = metrics.flatMap((id, place) => {
      const isTwice = grouped.has(id);
      grouped.add(id);
      if (!known.has(id)) return [fieldError(`${here}.metrics.${place}`, "UNKNOWN_METRIC")];
      return isTwice ? [fieldError(`${here}.metrics.${place}`, "IN_TWO_GROUPS")] : [];
    });
    return [...own, ...brokenInGroups(inner, `${here}.groups`, known, grouped, level + 1)];
  });
}

const formatsOf = {
  float: ["number", "time", "percent"],
  int: ["number", "time", "percent"],
  bool: ["yesno"],
  string: ["text"],
} as const satisfies Record<MetricDefinition["data_type"], readonly string[]>;

function isFormatOf({ data_type, value_format }: MetricDefinition): boolean {
  const formats: readonly string[] = formatsOf[data_type];
  return formats.includes(value_format);
}

function brokenInBenchmark(
  { value, default_operator }: Benchmark,
  metric: MetricDefinition | undefined,
  path: string,
): readonly FieldError[] {
  if (metric === undefined) return [fieldError(`${path}.metric`, "UNKNOWN_METRIC")];
  const isOrdered = metric.data_type === "float" || metric.data_type === "int";
  return [
    ...(isOfType(value, metric.data_type) ? [] : [fieldError(`${path}.value`, "NOT_A_METRIC_VALUE")]),
    ...(isOrdered || default_operator === "equal" || default_operator === "notequal"
      ? []
      : [fieldError(`${path}.default_operator`, "OPERATOR_NOT_OF_TYPE")]),
  ];
}

/** Only numbers have a least and a most, and the most is not below the least. */
function brokenLimits(
  { data_type, minimum = null, maximum = null }: MetricDefinition,
  path: string,
): readonly FieldError[] {
  const hasLimit = minimum !== null || maximum !== null;
  if (hasLimit && data_type !== "float" && data_type !== "int")
    return [fieldError(`${path}.${minimum === null ? "maximum" : "minimum"}`, "LIMIT_NOT_OF_TYPE")];
  const isReversed = minimum !== null && maximum !== null && maximum < minimum;
  return isReversed ? [fieldError(`${path}.maximum`, "LIMIT_BELOW_MINIMUM")] : [];
}

/**
 * Only numeric metrics have an expert reference; its median must lie within its range, and the range within the limits of the
 * metric.
 */
function brokenReference(metric: MetricDefinition, path: string): readonly FieldError[] {
  const { data_type, expert_reference: reference } = metric;
  if (reference == null) return [];
  if (data_type !== "float" && data_type !== "int") return [fieldError(path, "REFERENCE_NOT_OF_TYPE")];
  const { low, median, high } = reference;
  if (median < low || median > high) return [fieldError(`${path}.median`, "REFERENCE_NOT_IN_RANGE")];
  const { minimum, maximum } = getLimits(metric);
  const isBeyond = (minimum !== null && low < minimum) || (maximum !== null && high > maximum);
  return isBeyond ? [fieldError(path, "REFERENCE_BEYOND_LIMITS")] : [];
}

function isOfType(value: Benchmark["value"], type: MetricDefinition["data_type"]): boolean {
  if (type === "bool") return typeof value === "boolean";
  if (type === "string") return typeof value === "string";
  return typeof value === "number" && (type === "float" || Number.isInteger(value));
}

function repeated(names: readonly string[], getPath: (index: number) => string): readonly FieldError[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    const isTwice = seen.has(name);
    seen.add(name);
    return isTwice ? [fieldError(getPath(index), "LISTED_TWICE")] : [];
  });
}
