import type { Benchmark, ExerciseDefinition, MetricDefinition } from "../exercise-definition.ts";
import { definitionTexts as texts } from "./definition-texts.ts";

/** A changed part of an exercise that affects results: where, and from what to what. */
export type DecisiveChange = { readonly path: string; readonly text: string; readonly change: string };

type Defined = { readonly definition: ExerciseDefinition };

/**
 * The changes of an exercise that affect its results: which metrics it has, what their values mean, and their benchmarks.
 * Names, descriptions and the arrangement affect only how results are shown.
 */
export function decisiveChanges(
  { definition: before }: Defined,
  { definition: after }: Defined,
  path: string,
): readonly DecisiveChange[] {
  const metricsBefore = new Map(before.metrics.map((metric) => [metric.internal_id, metric]));
  const metricsAfter = new Map(after.metrics.map((metric) => [metric.internal_id, metric]));
  const benchmarksBefore = new Map(before.benchmarks.map((benchmark) => [benchmark.metric, benchmark]));
  const benchmarksAfter = new Map(after.benchmarks.map((benchmark) => [benchmark.metric, benchmark]));
  return [
    ...after.metrics.flatMap((metric, at) => {
      const here = `${path}.metrics.${at}`;
      const stood = metricsBefore.get(metric.internal_id);
      if (stood === undefined) return [decision(here, texts.metric(metric), texts.added)];
      return getMeaning(stood, metric, here);
    }),
    ...before.metrics
      .filter(({ internal_id }) => !metricsAfter.has(internal_id))
      .map((metric) => decision(`${path}.metrics`, texts.metric(metric), texts.removed)),
    ...after.benchmarks.flatMap((benchmark, at) => {
      const here = `${path}.benchmarks.${at}`;
      const stood = benchmarksBefore.get(benchmark.metric);
      const name = texts.benchmark(benchmark);
      if (stood === undefined) return [decision(here, name, texts.asked(benchmark))];
      return isSameBenchmark(stood, benchmark)
        ? []
        : [decision(here, name, texts.fromTo(getAsked(stood), getAsked(benchmark)))];
    }),
    ...before.benchmarks
      .filter(({ metric }) => !benchmarksAfter.has(metric))
      .map((benchmark) => decision(`${path}.benchmarks`, texts.benchmark(benchmark), texts.removed)),
  ];
}

const meaningful = ["unit", "data_type", "value_format", "minimum", "maximum"] as const;

/** The properties that define what a metric's value means. */
function getMeaning(
  before: MetricDefinition,
  after: MetricDefinition,
  path: string,
): readonly DecisiveChange[] {
  return meaningful
    .filter((field) => (before[field] ?? null) !== (after[field] ?? null))
    .map((field) =>
      decision(
        `${path}.${field}`,
        texts.getField(field, after),
        texts.fromTo(String(before[field] ?? ""), String(after[field] ?? "")),
      ),
    );
}

function isSameBenchmark(a: Benchmark, b: Benchmark): boolean {
  return a.id === b.id && a.value === b.value && a.default_operator === b.default_operator;
}

function getAsked({ id, default_operator, value, metric }: Benchmark): string {
  return `${id === metric ? "" : `${id}: `}${texts.asked({ default_operator, value })}`;
}

function decision(path: string, text: string, what: string): DecisiveChange {
  return { path, text, change: `${text.charAt(0).toUpperCase()}${text.slice(1)}: ${what}` };
}
