import * as v from "valibot";
import { comparisonOperators } from "../../enumerations.ts";
import { fieldErrorCode, namedOption, neededText, text } from "../../input/index.ts";
import {
  type MetricDefinition,
  type MetricGroup,
  metricDataTypes,
  metricValueFormats,
} from "../exercise-definition.ts";
import { definitionLimits as limits } from "./definitions-document.ts";

const wrongType = fieldErrorCode("WRONG_TYPE");
const missing = fieldErrorCode("REQUIRED");
const unknownKey = fieldErrorCode("UNKNOWN_FIELD");

/** The error of an object: it is not an object, a key is missing, or a key is unknown. */
function ofObject(issue: v.StrictObjectIssue): string {
  if (issue.expected === "never") return unknownKey(issue);
  return issue.path === undefined ? wrongType(issue) : missing(issue);
}

/** The code of a module or an exercise: words of lower-case letters and digits. */
const code = v.pipe(
  v.string(wrongType),
  v.maxLength(limits.code, fieldErrorCode("TOO_LONG", { max: limits.code })),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, fieldErrorCode("NOT_A_CODE")),
);

/** The internal id of a metric or a benchmark, unique within its exercise. */
const internalId = v.pipe(
  v.string(wrongType),
  v.maxLength(64, fieldErrorCode("TOO_LONG", { max: 64 })),
  v.regex(/^[a-z][a-z0-9_]*$/, fieldErrorCode("NOT_AN_INTERNAL_ID")),
  // Names that every JavaScript object has already.
  v.notValue("constructor", fieldErrorCode("NOT_AN_INTERNAL_ID")),
);

/** A version such as `2.1` or `2.10.3`, whose numbers are compared one by one. */
const version = v.pipe(
  v.string(wrongType),
  v.regex(/^(0|[1-9]\d{0,5})(\.(0|[1-9]\d{0,5})){0,3}$/, fieldErrorCode("NOT_A_VERSION")),
);

const flag = v.boolean(wrongType);
const words = (max: number, lines: "one" | "many" = "one", isTitle = false) =>
  v.pipe(
    text({ max, lines, isTitle }),
    v.transform((value) => value ?? ""),
  );
const description = v.optional(words(limits.description, "many"), "");

function many<Item>(item: v.GenericSchema<unknown, Item>, max: number) {
  return v.pipe(
    v.array(v.unknown(), wrongType),
    v.maxLength(max, fieldErrorCode("TOO_MANY", { max })),
    v.array(item),
  );
}

const number = v.pipe(
  v.number(fieldErrorCode("NOT_A_METRIC_VALUE")),
  v.minValue(-limits.number, fieldErrorCode("NOT_A_METRIC_VALUE")),
  v.maxValue(limits.number, fieldErrorCode("NOT_A_METRIC_VALUE")),
);

/** The minimum or maximum of a value. */
const limit = v.nullable(number);

const notACount = fieldErrorCode("NOT_A_METRIC_VALUE");

/** The expert reference and its source. */
const expertReference = v.strictObject(
  {
    median: number,
    low: number,
    high: number,
    people: v.pipe(
      v.number(notACount),
      v.integer(notACount),
      v.minValue(1, notACount),
      v.maxValue(limits.experts, notACount),
    ),
    source: neededText({ max: limits.source }),
  },
  ofObject,
);

const metric = v.strictObject(
  {
    internal_id: internalId,
    label: neededText({ max: limits.label, isTitle: true }),
    description,
    unit: v.optional(words(limits.unit, "one", true), ""),
    data_type: namedOption(metricDataTypes),
    value_format: namedOption(metricValueFormats),
    is_comparable: v.optional(flag, true),
    minimum: v.optional(limit),
    maximum: v.optional(limit),
    expert_reference: v.optional(v.nullable(expertReference)),
  },
  ofObject,
);

const group: v.GenericSchema<unknown, MetricGroup> = v.strictObject(
  {
    label: neededText({ max: limits.label, isTitle: true }),
    description,
    is_expanded_by_default: v.optional(flag, true),
    metrics: v.optional(many(internalId, limits.metrics), []),
    groups: v.optional(
      v.lazy(() => many(group, limits.groups)),
      [],
    ),
  },
  ofObject,
);

const noValue = fieldErrorCode("NOT_A_METRIC_VALUE");

const value = v.union(
  [
    v.pipe(v.number(), v.minValue(-limits.number, noValue), v.maxValue(limits.number, noValue)),
    v.boolean(),
    v.pipe(v.string(), v.maxLength(limits.value, noValue), v.regex(/^[^\p{Cc}\p{Surrogate}]*$/u, noValue)),
  ],
  noValue,
);

const benchmark = v.strictObject(
  { id: internalId, metric: internalId, default_operator: namedOption(comparisonOperators), value },
  ofObject,
);

const exercise = v.pipe(
  v.strictObject(
    {
      code,
      name: neededText({ max: limits.name, isTitle: true }),
      description,
      options: v.optional(words(limits.options), ""),
      isCaseCreator: v.optional(flag, false),
      cloudCase: v.optional(v.nullable(code), null),
      metrics: v.pipe(
        many(metric, limits.metrics),
        v.transform((metrics) => metrics.map((each, order): MetricDefinition => ({ ...each, order }))),
      ),
      groups: v.optional(many(group, limits.groups), []),
      benchmarks: v.optional(many(benchmark, limits.metrics), []),
    },
    ofObject,
  ),
  v.transform(({ metrics, groups, benchmarks, ...rest }) => ({
    ...rest,
    definition: { groups, metrics, benchmarks },
  })),
);

const simulatorModule = v.strictObject(
  {
    code,
    version,
    name: neededText({ max: limits.name, isTitle: true }),
    description,
    resultFormatVersion: v.pipe(
      v.string(wrongType),
      v.regex(/^\d{1,4}(\.\d{1,4})?$/, fieldErrorCode("NOT_A_VERSION")),
    ),
    exercises: many(exercise, limits.exercises),
  },
  ofObject,
);

/** The schema of a document of definitions; rules between its parts are in `rules`. */
export const definitionsSchema = v.strictObject({ modules: many(simulatorModule, limits.modules) }, ofObject);
