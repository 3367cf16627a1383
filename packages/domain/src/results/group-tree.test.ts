import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aBenchmark, aGroup, aMetric, anExercise, aRun } from "../../test/results.ts";
import { type ExerciseDefinition, type MetricGroup, maxGroupDepth } from "./exercise-definition.ts";
import {
  countMetrics,
  flattenGroups,
  type ResultGroup,
  resultTree,
  searchTree,
  splitByBenchmark,
} from "./group-tree.ts";

const exercise: ExerciseDefinition = anExercise({
  metrics: [
    aMetric("total_time", { label: "Procedure time", order: 1 }),
    aMetric("fluoro_time", { label: "Fluoroscopy time", order: 2 }),
    aMetric("dose", { label: "Dose area product", unit: "Gy·cm²", order: 3 }),
    aMetric("kerma", { label: "Cumulative air kerma", order: 4 }),
    aMetric("stent", { label: "Stent length chosen", order: 0 }),
  ],
  benchmarks: [aBenchmark("total_time", "lessequal", 600), aBenchmark("dose", "lessthan", 30)],
  groups: [
    aGroup("Procedure", ["total_time"]),
    aGroup("Radiation", ["fluoro_time"], [aGroup("Dose", ["kerma", "dose", "unknown"])]),
  ],
});
const tree = resultTree(exercise, aRun({ total_time: 700, dose: 12, kerma: 3 }));

function drawn(groups: readonly ResultGroup[]): unknown {
  return groups.map(({ label, metrics, groups: inner }) => [
    label,
    metrics.map(({ metric, outcome }) => `${metric.internal_id} ${outcome}`),
    drawn(inner),
  ]);
}

describe("metrics with and without a benchmark", () => {
  test("both parts keep the groups, with their own counts", () => {
    const { asked, rest } = splitByBenchmark(tree);
    expect(drawn(asked)).toEqual([
      ["Procedure", ["total_time not_met"], []],
      ["Radiation", [], [["Dose", ["dose met"], []]]],
    ]);
    expect(drawn(rest)).toEqual([
      ["Radiation", ["fluoro_time not_evaluated"], [["Dose", ["kerma not_evaluated"], []]]],
      ["Other metrics", ["stent not_evaluated"], []],
    ]);
    expect(flattenGroups(rest).map(({ measured, counts }) => [measured, counts.not_evaluated])).toEqual([
      [1, 2],
      [1, 1],
      [0, 1],
    ]);
    expect([countMetrics(asked), countMetrics(rest), countMetrics(tree)]).toEqual([2, 3, 5]);
  });

  test("groups with measured values come first", () => {
    const { asked, rest } = splitByBenchmark(resultTree(exercise, aRun({ dose: 12, stent: 20 })));
    expect(asked.map(({ label }) => label)).toEqual(["Radiation", "Procedure"]);
    expect(rest.map(({ label }) => label)).toEqual(["Other metrics", "Radiation"]);
  });
});

describe("groups of a run (6.008)", () => {
  test("metrics have the order of the exercise, and those without a group come last", () => {
    expect(drawn(tree)).toEqual([
      ["Procedure", ["total_time not_met"], []],
      ["Radiation", ["fluoro_time not_evaluated"], [["Dose", ["dose met", "kerma not_evaluated"], []]]],
      ["Other metrics", ["stent not_evaluated"], []],
    ]);
    expect(flattenGroups(tree).map(({ path }) => path)).toEqual(["0", "1", "1.0", "2"]);
  });

  test("a group counts the outcomes in itself and in its subgroups", () => {
    expect(flattenGroups(tree).map(({ counts }) => Object.values(counts))).toEqual([
      [0, 1, 0],
      [1, 0, 2],
      [1, 0, 1],
      [0, 0, 1],
    ]);
  });

  test("a group has the number of its metrics with a value", () => {
    expect(flattenGroups(tree).map(({ measured }) => measured)).toEqual([1, 2, 2, 0]);
  });

  test("a metric listed in a group and in its subgroup is counted once", () => {
    const twice = { ...exercise, groups: [aGroup("All", ["dose"], [aGroup("Dose", ["dose"])])] };
    expect(resultTree(twice, aRun({ dose: 12 }))[0]?.counts).toEqual({
      met: 1,
      not_met: 0,
      not_evaluated: 0,
    });
  });

  test("groups can be nested to five levels", () => {
    const nested = Array.from({ length: maxGroupDepth - 1 }).reduce(
      (inner: ReturnType<typeof aGroup>) => aGroup("Level", [], [inner]),
      aGroup("Deepest", ["dose"]),
    );
    const [top] = resultTree({ ...exercise, groups: [nested] }, aRun({ dose: 12 }));
    expect(flattenGroups(top === undefined ? [] : [top]).at(-1)?.path).toBe("0.0.0.0.0");
    expect(top?.counts.met).toBe(1);
  });
});

describe("searching the tree", () => {
  test.each<[string, unknown]>([
    ["KERMA", [["Radiation", [], [["Dose", ["kerma not_evaluated"], []]]]]],
    ["radiation dose", [["Radiation", [], [["Dose", ["dose met", "kerma not_evaluated"], []]]]]],
    ["gy·cm²", [["Radiation", [], [["Dose", ["dose met"], []]]]]],
    ["prócedure", [["Procedure", ["total_time not_met"], []]]],
    ["text without a match", []],
  ])("%s", (text, found) => expect(drawn(searchTree(tree, { text }))).toEqual(found));

  test("without search text the tree is unchanged", () =>
    expect(searchTree(tree, { text: "  " })).toEqual(tree));

  test("only metrics that were not met are kept", () => {
    expect(drawn(searchTree(tree, { text: "", isNotMetOnly: true }))).toEqual([
      ["Procedure", ["total_time not_met"], []],
    ]);
  });

  test("the groups above a match are kept, and nothing else is returned", () => {
    const label = fc.constantFrom("Dose", "Time", "Wire", "Stent");
    const metric = fc.constantFrom(...exercise.metrics.map(({ internal_id }) => internal_id));
    const getGroups = (depth: number): fc.Arbitrary<readonly MetricGroup[]> =>
      fc.array(
        fc
          .tuple(
            label,
            fc.uniqueArray(metric, { maxLength: 3 }),
            depth === 1 ? fc.constant([]) : getGroups(depth - 1),
          )
          .map(([name, metrics, groups]) => aGroup(name, metrics, groups)),
        { maxLength: 2 },
      );
    fc.assert(
      fc.property(getGroups(maxGroupDepth), label, (groups, text) => {
        const whole = resultTree({ ...exercise, groups }, aRun({ dose: 12 }));
        const found = searchTree(whole, { text });
        const byPath = new Map(flattenGroups(whole).map((each) => [each.path, each]));
        for (const each of flattenGroups(found)) {
          expect(each.metrics.length + each.groups.length).toBeGreaterThan(0);
          expect(byPath.get(each.path)?.metrics).toEqual(expect.arrayContaining([...each.metrics]));
          expect(each.counts).toEqual(byPath.get(each.path)?.counts);
        }
      }),
    );
  });
});
