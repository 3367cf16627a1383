import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aBenchmark, aMetric, anExercise, aRun, getAttempts } from "../../test/results.ts";
import { instant } from "../time.ts";
import type { Benchmark, MetricValue } from "./exercise-definition.ts";
import { getSeries, type MeasuredAttempt, type MetricSeries } from "./metric-series.ts";

/**
 * Attempts with the given values of one metric. The story has the signs of `getAttempts`, and x for an incomplete and ?
 * for an implausible run.
 */
function measured(
  values: readonly (MetricValue | null)[],
  asked: Benchmark | undefined,
  story = "+".repeat(values.length),
): readonly MeasuredAttempt[] {
  const definition = anExercise({
    metrics: [aMetric("m")],
    benchmarks: asked === undefined ? [] : [asked],
  });
  const signs = Array.from(story).filter((sign) => sign !== "|");
  return getAttempts(story).map(({ id, startedAt, version }, index) => ({
    ...aRun({ m: values[index] ?? null }, { isCompleted: signs[index] !== "x" }),
    id,
    startedAt,
    endedAt: instant(startedAt + 600_000),
    version,
    isPlausible: signs[index] !== "?",
    definition,
  }));
}

function only(attempts: readonly MeasuredAttempt[]): MetricSeries {
  const [series] = getSeries(attempts);
  if (series === undefined) throw new Error("no series");
  return series;
}

const atMost = aBenchmark("m", "lessequal", 300);

describe("series of a metric", () => {
  // The expected values were worked out by hand.
  test.each<[string, readonly (MetricValue | null)[], Benchmark | undefined, unknown]>([
    ["at most: the lowest is best", [400, 280, 290], atMost, ["2", "3", -110, true]],
    ["at least: the highest", [40, 80, 70], aBenchmark("m", "greaterequal", 75), ["2", "3", 30, true]],
    ["equal: the nearest", [7, 4, 6], aBenchmark("m", "equal", 5), ["2", "3", -1, true]],
    [
      "a yes is better than a no",
      [false, true, false],
      aBenchmark("m", "equal", true),
      ["2", "3", null, null],
    ],
    ["of equal ones the first", [280, 280], atMost, ["1", "2", 0, null]],
    ["worse than at first", [200, 310], atMost, ["1", "2", 110, false]],
    ["not equal has no best", [1, 2], aBenchmark("m", "notequal", 0), [null, "2", 1, null]],
    ["nothing is asked: no best", [1, 2], undefined, [null, "2", 1, null]],
    ["a missing value is neither best nor last", [280, null], atMost, ["1", "1", null, null]],
    ["nothing measured", [null], atMost, [null, null, null, null]],
    ["one attempt has no change", [280], atMost, ["1", "1", null, null]],
  ])("%s", (_, values, asked, expected) => {
    const { best, last, change, hasImproved } = only(measured(values, asked));
    expect([best?.id ?? null, last?.id ?? null, change, hasImproved]).toEqual(expected);
  });

  test.each(["+x+", "+?+"])(
    "%s: incomplete or implausible runs are in the series but do not count as attempts",
    (story) => {
      const { best, last, points, metInARow } = only(measured([290, 12, 280], atMost, story));
      expect([best?.value, last?.value]).toEqual([280, 280]);
      expect(points.map(({ value, outcome, isCompared }) => [value, outcome, isCompared])).toEqual([
        [290, "met", true],
        [12, "not_evaluated", false],
        [280, "met", true],
      ]);
      expect(metInARow).toEqual({ now: 2, longest: 2 });
    },
  );

  test("best, last and change use the latest version, and each attempt is judged by its own version", () => {
    const older = measured([200, 250], aBenchmark("m", "lessequal", 300), "++");
    const newer = measured([0, 0, 180, 160], aBenchmark("m", "lessequal", 170), "++|++").slice(2);
    const { best, last, change, points, benchmarks, metInARow } = only([...newer, ...older]);
    expect([best?.value, last?.value, change]).toEqual([160, 160, -20]);
    expect(points.map(({ outcome }) => outcome)).toEqual(["met", "met", "not_met", "met"]);
    expect(benchmarks).toEqual([aBenchmark("m", "lessequal", 170)]);
    expect(metInARow).toEqual({ now: 1, longest: 2 });
  });

  test("only comparable metrics are compared, in the order of the exercise", () => {
    const definition = anExercise({
      metrics: [
        aMetric("b", { order: 2 }),
        aMetric("c", { order: 3, is_comparable: false }),
        aMetric("a", { order: 1 }),
      ],
    });
    const [attempt] = measured([1], undefined);
    if (attempt === undefined) throw new Error("no attempt");
    expect(getSeries([{ ...attempt, definition }]).map(({ metric }) => metric.internal_id)).toEqual([
      "a",
      "b",
    ]);
    expect(getSeries([])).toEqual([]);
  });

  test("a missing value is never a pass, and the order of attempts and metrics does not matter", () => {
    const value = fc.option(fc.integer({ min: 0, max: 600 }));
    const rows = fc.array(fc.tuple(value, fc.constantFrom("+", "x")), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(rows, (row) => {
        const values = row.map(([each]) => each);
        const attempts = measured(values, atMost, row.map(([, sign]) => sign).join(""));
        const series = getSeries(attempts);
        expect(getSeries(attempts.toReversed())).toEqual(series);
        const passed = row.filter(([each, sign]) => each !== null && each <= 300 && sign === "+");
        expect(series[0]?.metInARow.longest ?? 0).toBeLessThanOrEqual(passed.length);
        for (const point of series[0]?.points ?? [])
          if (point.value === null) expect(point.outcome).toBe("not_evaluated");
      }),
    );
  });
});
