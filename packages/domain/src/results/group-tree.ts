import type { ExerciseDefinition, MetricGroup } from "./exercise-definition.ts";
import { countOutcomes, type MetricResult, metricResults, type OutcomeCounts } from "./metric-results.ts";
import type { MeasuredRun } from "./plausibility.ts";
import { resultTexts } from "./result-texts.ts";

/** A group of an exercise with a run's values; groups nest up to five levels (6.006). */
export type ResultGroup = {
  /** The position in the tree, counted from 0, such as `1` or `1.0`. */
  readonly path: string;
  readonly label: string;
  readonly description: string;
  readonly isExpandedByDefault: boolean;
  readonly metrics: readonly MetricResult[];
  readonly groups: readonly ResultGroup[];
  /** The number of metrics by outcome, in this group and all groups below it. */
  readonly counts: OutcomeCounts;
  /** How many metrics of this group and the groups below it have a value. */
  readonly measured: number;
};

/**
 * The groups of an exercise with the values of a run. Metrics keep the exercise's order; those without a group form a last one.
 * Unknown metrics in a group are left out.
 */
export function resultTree(definition: ExerciseDefinition, run: MeasuredRun): readonly ResultGroup[] {
  const results = metricResults(definition, run);
  const groups = definition.groups.map((group, at) => getGroup(group, String(at), results));
  const grouped = new Set(flattenGroups(groups).flatMap(({ metrics }) => metrics));
  const rest = results.filter((each) => !grouped.has(each));
  return rest.length === 0 ? groups : [...groups, ungrouped(rest, groups.length)];
}

function getGroup(group: MetricGroup, path: string, results: readonly MetricResult[]): ResultGroup {
  const named = new Set(group.metrics);
  const metrics = results.filter(({ metric }) => named.has(metric.internal_id));
  const groups = group.groups.map((each, at) => getGroup(each, `${path}.${at}`, results));
  return counted({
    path,
    label: group.label,
    description: group.description,
    isExpandedByDefault: group.is_expanded_by_default,
    metrics,
    groups,
  });
}

function ungrouped(metrics: readonly MetricResult[], at: number): ResultGroup {
  const label = resultTexts.ungrouped;
  return counted({
    path: String(at),
    label,
    description: "",
    isExpandedByDefault: true,
    metrics,
    groups: [],
  });
}

function counted(group: Omit<ResultGroup, "counts" | "measured">): ResultGroup {
  const all = new Set(metricsIn([group]));
  const measured = [...all].filter(({ value }) => value !== null).length;
  return { ...group, counts: countOutcomes(all), measured };
}

type Branch = Pick<ResultGroup, "metrics"> & { readonly groups: readonly Branch[] };

function metricsIn(groups: readonly Branch[]): readonly MetricResult[] {
  return groups.flatMap(({ metrics, groups: inner }) => [...metrics, ...metricsIn(inner)]);
}

/** All groups of the tree, each before its subgroups. */
export function flattenGroups(groups: readonly ResultGroup[]): readonly ResultGroup[] {
  return groups.flatMap((group) => [group, ...flattenGroups(group.groups)]);
}

/**
 * Splits a tree into metrics with and without a benchmark, each in their groups. Groups count their metrics here; groups
 * without measured values come last.
 */
export function splitByBenchmark(groups: readonly ResultGroup[]): {
  readonly asked: readonly ResultGroup[];
  readonly rest: readonly ResultGroup[];
} {
  return {
    asked: getPart(groups, ({ benchmarks }) => benchmarks.length > 0),
    rest: getPart(groups, ({ benchmarks }) => benchmarks.length === 0),
  };
}

function getPart(
  groups: readonly ResultGroup[],
  isWanted: (result: MetricResult) => boolean,
): readonly ResultGroup[] {
  const parts = groups.flatMap((group) => {
    const metrics = group.metrics.filter(isWanted);
    const inner = getPart(group.groups, isWanted);
    return metrics.length === 0 && inner.length === 0 ? [] : [counted({ ...group, metrics, groups: inner })];
  });
  return [...parts.filter(({ measured }) => measured > 0), ...parts.filter(({ measured }) => measured === 0)];
}

/** The number of different metrics in these groups and all groups below them. */
export function countMetrics(groups: readonly ResultGroup[]): number {
  return new Set(metricsIn(groups)).size;
}

/** The search in the tree: words, and whether only unmet metrics are shown. */
export type TreeSearch = { readonly text: string; readonly isNotMetOnly?: boolean };

/**
 * The tree reduced to search results: metrics that have all words in their name, unit or description or in the names of their
 * groups, with the groups above them. Counts stay those of the whole group.
 */
export function searchTree(
  groups: readonly ResultGroup[],
  { text, isNotMetOnly = false }: TreeSearch,
): readonly ResultGroup[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const isShown = (result: MetricResult) => !isNotMetOnly || result.outcome === "not_met";
  return groups.flatMap((group) => found(group, words, isShown));
}

function found(
  group: ResultGroup,
  words: readonly string[],
  isShown: (result: MetricResult) => boolean,
): readonly ResultGroup[] {
  const left = words.filter((word) => !folded(group.label).includes(word));
  const metrics = group.metrics.filter((each) => isShown(each) && hasAll(getWords(each), left));
  const groups = group.groups.flatMap((each) => found(each, left, isShown));
  return metrics.length === 0 && groups.length === 0 ? [] : [{ ...group, metrics, groups }];
}

function getWords({ metric: { label, unit, description, internal_id } }: MetricResult): string {
  return `${label} ${unit} ${description} ${internal_id}`;
}

function hasAll(text: string, words: readonly string[]): boolean {
  const inText = folded(text);
  return words.every((word) => inText.includes(word));
}

/** Removes case and accents, so that a search does not depend on them. */
function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
