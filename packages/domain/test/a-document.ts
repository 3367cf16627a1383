import * as fc from "fast-check";
import type {
  Benchmark,
  MetricDefinition,
  MetricGroup,
  MetricValue,
} from "../src/results/exercise-definition.ts";
import type { DefinedExercise, DefinedModule } from "../src/results/import/definitions-document.ts";
import { compareModuleVersions } from "../src/results/import/version-order.ts";

/** A metric of a definitions document, for tests. */
export function aMetric(internal_id: string, over: Partial<MetricDefinition> = {}): MetricDefinition {
  return {
    internal_id,
    label: `Label of ${internal_id}`,
    description: "",
    unit: "",
    data_type: "float",
    value_format: "number",
    is_comparable: true,
    order: 0,
    ...over,
  };
}

/** A module with one exercise: two metrics, one of them asked for. */
export function aModule(over: Partial<DefinedModule> = {}): DefinedModule {
  return {
    code: "carotid-stenting",
    version: "2.1",
    name: "Carotid Stenting",
    description: "",
    resultFormatVersion: "2",
    exercises: [anExercise()],
    ...over,
  };
}

export function anExercise(over: Partial<DefinedExercise> = {}): DefinedExercise {
  return {
    code: "type-i-arch",
    name: "Type I arch",
    description: "",
    options: "",
    isCaseCreator: false,
    cloudCase: null,
    definition: {
      metrics: [
        aMetric("fluoro_time", { unit: "s", value_format: "time", order: 0 }),
        aMetric("crossed", { data_type: "bool", value_format: "yesno", order: 1 }),
      ],
      groups: [
        {
          label: "Radiation",
          description: "",
          is_expanded_by_default: true,
          metrics: ["fluoro_time"],
          groups: [],
        },
      ],
      benchmarks: [{ id: "fluoro_time", metric: "fluoro_time", default_operator: "lessequal", value: 240 }],
    },
    ...over,
  };
}

const code = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4}){0,2}$/);
const id = fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/).filter((text) => text !== "constructor");
const words = fc
  .stringMatching(/^[A-Za-zäéß°²·]{1,8}( [A-Za-z0-9()%]{1,6}){0,3}$/)
  .map((text) => text.normalize("NFC"));
const maybe = fc.oneof(fc.constant(""), words);

const kinds = fc.constantFrom(
  { data_type: "float", value_format: "number" } as const,
  { data_type: "int", value_format: "time" } as const,
  { data_type: "float", value_format: "percent" } as const,
  { data_type: "bool", value_format: "yesno" } as const,
  { data_type: "string", value_format: "text" } as const,
);

const metrics = fc
  .uniqueArray(
    fc.record({
      internal_id: id,
      label: words,
      description: maybe,
      unit: maybe.map((text) => text.slice(0, 9).trim()),
      is_comparable: fc.boolean(),
      kind: kinds,
    }),
    { selector: ({ internal_id }) => internal_id, minLength: 1, maxLength: 8 },
  )
  .map((given) => given.map(({ kind, ...rest }, order): MetricDefinition => ({ ...rest, ...kind, order })));

function someValue({ data_type }: MetricDefinition, n: number): MetricValue {
  if (data_type === "bool") return n % 2 === 0;
  if (data_type === "string") return `text ${n}`;
  return data_type === "int" ? n : n / 4;
}

const exercise: fc.Arbitrary<DefinedExercise> = fc
  .record({
    code,
    name: words,
    description: maybe,
    options: maybe,
    isCaseCreator: fc.boolean(),
    cloudCase: fc.option(code, { nil: null }),
    metrics,
    depth: fc.integer({ min: 1, max: 5 }),
    seed: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ metrics: measured, depth, seed, ...rest }) => {
    const benchmarks = measured
      .filter((_, index) => (index + seed) % 2 === 0)
      .map(
        (metric, index): Benchmark => ({
          id: metric.internal_id,
          metric: metric.internal_id,
          default_operator:
            metric.data_type === "bool" || metric.data_type === "string" ? "notequal" : "lessthan",
          value: someValue(metric, seed + index),
        }),
      );
    const groups = nested(
      measured.map(({ internal_id }) => internal_id),
      depth,
    );
    return { ...rest, definition: { metrics: measured, benchmarks, groups } };
  });

/** A metric a level, the others in the innermost. */
function nested(ids: readonly string[], depth: number): readonly MetricGroup[] {
  if (ids.length === 0) return [];
  const [first = "", ...rest] = ids;
  const isInnermost = depth <= 1;
  return [
    {
      label: `Level ${depth}`,
      description: "",
      is_expanded_by_default: depth % 2 === 0,
      metrics: isInnermost ? ids : [first],
      groups: isInnermost ? [] : nested(rest, depth - 1),
    },
  ];
}

/** Generates any modules that a document of definitions may contain. */
export const anyModules: fc.Arbitrary<readonly DefinedModule[]> = fc.uniqueArray(
  fc.record({
    code,
    version: fc.stringMatching(/^[1-9]\d?(\.(0|[1-9]\d?)){0,2}$/),
    name: words,
    description: maybe,
    resultFormatVersion: fc.constantFrom("1", "2", "2.1"),
    exercises: fc.uniqueArray(exercise, { selector: (each) => each.code, maxLength: 3 }),
  }),
  {
    comparator: (a, b) => a.code === b.code && compareModuleVersions(a.version, b.version) === 0,
    maxLength: 3,
  },
);
