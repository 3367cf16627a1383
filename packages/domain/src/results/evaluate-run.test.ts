import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  aBenchmark,
  aMetric,
  anExercise,
  aRun,
  nothing,
  someOperator,
  someValue,
} from "../../test/results.ts";
import { comparisonOperators } from "../enumerations.ts";
import { decideOutcome, evaluate, isMet } from "./evaluate-run.ts";
import { type Benchmark, type MetricValue, measuredValue } from "./exercise-definition.ts";
import type { Format } from "./rounding.ts";

const number = aMetric("m");
const judged = (
  asked: Pick<Benchmark, "value" | "default_operator">,
  value: MetricValue | null | undefined,
  format: Format = number,
) => isMet(format, asked, value);

describe("comparison operators (G.008, 6.008)", () => {
  // The results are for a value below, equal to and above 30.
  test.each([
    ["lessthan", [true, false, false]],
    ["lessequal", [true, true, false]],
    ["equal", [false, true, false]],
    ["notequal", [true, false, true]],
    ["greaterequal", [false, true, true]],
    ["greaterthan", [false, false, true]],
  ] as const)("%s", (default_operator, met) => {
    expect([29.99, 30, 30.01].map((value) => judged({ value: 30, default_operator }, value))).toEqual(met);
  });

  // A value and its benchmark are compared with the decimals with which they are shown (6.009).
  test.each<[string, Partial<Format>, MetricValue, Benchmark["default_operator"], MetricValue, boolean]>([
    ["10.004 is shown as 10.00, which is not greater than 10.00", {}, 10.004, "greaterthan", 10, false],
    ["9.9999 is shown as 10.00, which is not less than 10.00", {}, 9.9999, "lessthan", 10, false],
    ["10.004 is at most 10.00", {}, 10.004, "lessequal", 10, true],
    ["10.005 is shown as 10.01", {}, 10.005, "lessequal", 10, false],
    ["a benchmark with three decimals is compared with three", {}, 0.1254, "lessequal", 0.125, true],
    ["a difference in the third decimal counts for such a benchmark", {}, 0.126, "lessequal", 0.125, false],
    ["5:00.4 is shown as 5:00", { value_format: "time" }, 300.4, "lessequal", 300, true],
    ["5:00.5 is shown as 5:01", { value_format: "time" }, 300.5, "lessequal", 300, false],
    ["a count is whole", { data_type: "int" }, 3, "lessequal", 2, false],
    ["a share has two decimals", { value_format: "percent" }, 99.996, "greaterequal", 100, true],
  ])("values are compared as they are shown: %s", (_, format, value, default_operator, asked, met) => {
    expect(judged({ value: asked, default_operator }, value, { ...number, ...format })).toBe(met);
  });

  test("rounding errors of floating-point numbers do not change the result", () => {
    expect(judged({ value: 0.3, default_operator: "equal" }, 0.1 + 0.2)).toBe(true);
    expect(judged({ value: 0.3, default_operator: "lessequal" }, 0.1 + 0.2)).toBe(true);
    expect(judged({ value: 0.3, default_operator: "greaterthan" }, 0.1 + 0.2)).toBe(false);
    expect(judged({ value: 0, default_operator: "equal" }, -0)).toBe(true);
  });
});

describe("comparable values (6.008)", () => {
  test.each<[string, MetricValue, MetricValue, boolean | null]>([
    ["a yes equals a yes", true, true, true],
    ["a no differs from a yes", true, false, false],
    ["a device's 1 equals a yes", true, 1, true],
    ["a yes differs from the 0 of a definition", 0, true, false],
    ["a number cannot be compared with a yes", true, 12.5, null],
    ["a text is equal regardless of surrounding spaces", "Type II", " Type II ", true],
    ["another text differs", "Type II", "Type I", false],
    ["a text cannot be compared with a number", 12, "12", null],
    ["a number cannot be compared with a text", "12", 12, null],
  ])("%s", (_, asked, value, met) =>
    expect(judged({ value: asked, default_operator: "equal" }, value)).toBe(met),
  );

  test("texts can only be equal or not equal", () => {
    for (const default_operator of comparisonOperators) {
      const isAsked = default_operator === "equal" || default_operator === "notequal";
      expect(judged({ value: "9", default_operator }, "10") === null).toBe(!isAsked);
    }
  });

  test("a missing value is neither met nor missed", () => {
    fc.assert(
      fc.property(someValue, someOperator, nothing, (value, default_operator, missing) => {
        expect(judged({ value, default_operator }, missing)).toBeNull();
      }),
    );
  });

  test("inherited object properties do not count as measured values", () => {
    expect(measuredValue({}, "constructor")).toBeNull();
    expect(measuredValue({ dose: 3 }, "dose")).toBe(3);
    expect(measuredValue({ dose: Number.NaN }, "dose")).toBeNull();
  });

  test("an operator and its opposite never give the same result", () => {
    const opposites = [
      ["lessthan", "greaterequal"],
      ["lessequal", "greaterthan"],
      ["equal", "notequal"],
    ] as const;
    fc.assert(
      fc.property(someValue, someValue, fc.constantFrom(...opposites), (value, asked, [one, other]) => {
        const met = judged({ value: asked, default_operator: one }, value);
        const opposite = judged({ value: asked, default_operator: other }, value);
        expect(opposite).toBe(met === null ? null : !met);
      }),
    );
  });

  test("a lower value still meets an upper bound, and a higher value still meets a lower bound", () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(number, number, number, (asked, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const meets = (value: number, default_operator: "lessequal" | "greaterequal") =>
          judged({ value: asked, default_operator }, value);
        if (meets(high, "lessequal")) expect(meets(low, "lessequal")).toBe(true);
        if (meets(low, "greaterequal")) expect(meets(high, "greaterequal")).toBe(true);
      }),
    );
  });
});

describe("outcome of a metric", () => {
  const range = [aBenchmark("m", "greaterequal", 250), aBenchmark("m", "lessequal", 350)];

  test("a metric with two benchmarks must meet both", () => {
    expect(decideOutcome(number, range, aRun({ m: 300 }))).toBe("met");
    expect(decideOutcome(number, range, aRun({ m: 400 }))).toBe("not_met");
    expect(decideOutcome(number, range, aRun({}))).toBe("not_evaluated");
    expect(decideOutcome(number, [], aRun({ m: 300 }))).toBe("not_evaluated");
  });

  test("an upper limit counts only for a completed run", () => {
    const early = aRun({ m: 12 }, { isCompleted: false });
    expect(decideOutcome(number, [aBenchmark("m", "lessequal", 350)], early)).toBe("not_evaluated");
    expect(decideOutcome(number, [aBenchmark("m", "lessthan", 350)], early)).toBe("not_evaluated");
    expect(decideOutcome(number, [aBenchmark("m", "greaterequal", 10)], early)).toBe("met");
  });

  test("a metric with an impossible value is not evaluated", () => {
    const share = aMetric("m", { value_format: "percent" });
    expect(decideOutcome(share, [aBenchmark("m", "greaterequal", 90)], aRun({ m: 900 }))).toBe(
      "not_evaluated",
    );
  });
});

describe("outcome of a run (6.007, 6.008)", () => {
  const exercise = anExercise({
    metrics: [
      aMetric("time", { value_format: "time" }),
      aMetric("dose"),
      aMetric("errors", { data_type: "int" }),
      aMetric("crossed", { data_type: "bool", value_format: "yesno" }),
      aMetric("contrast"),
      aMetric("share", { value_format: "percent" }),
    ],
    benchmarks: [
      aBenchmark("time", "lessequal", 600),
      aBenchmark("dose", "lessthan", 30),
      aBenchmark("errors", "lessequal", 2),
      aBenchmark("crossed", "equal", true),
    ],
  });
  const all = { time: 600, dose: 29.9, errors: 0, crossed: true };
  const early = { isCompleted: false };
  const gone = { endedAt: aRun({}).startedAt };

  // The expected values were worked out by hand for four criteria: measured, evaluated, met, progress, isMet.
  test.each([
    ["all measured and met", all, {}, [4, 4, 4, 100, true]],
    ["three of four met", { ...all, dose: 30 }, {}, [4, 4, 3, 75, false]],
    [
      "a run with one benchmark not measured and the rest met does not count",
      { ...all, dose: null },
      {},
      [3, 3, 3, null, null],
    ],
    ["a run with one of four measured and met does not count", { crossed: true }, {}, [1, 1, 1, null, null]],
    [
      "a run with one not measured and two of three met is not passed",
      { ...all, dose: null, time: 601 },
      {},
      [3, 3, 2, 66, false],
    ],
    ["nothing measured", {}, {}, [0, 0, 0, null, null]],
    ["metrics without a benchmark do not count", { contrast: 3 }, {}, [0, 0, 0, null, null]],
    ["an incomplete run has no score and meets no upper limit", all, early, [4, 1, 1, null, null]],
    ["an incomplete run with a benchmark not met", { ...all, crossed: false }, early, [4, 1, 0, null, null]],
    ["a time that is longer than the run", all, gone, [3, 3, 3, null, null]],
    [
      "an implausible value of a metric without a benchmark",
      { ...all, share: 900 },
      {},
      [4, 4, 4, null, null],
    ],
    [
      "an implausible value next to a benchmark not met",
      { ...all, crossed: false, share: 900 },
      {},
      [4, 4, 3, null, null],
    ],
  ])("%s", (_, values, overrides, [measured, evaluated, met, progress, isMetAll]) => {
    expect(evaluate(exercise, aRun(values, overrides))).toMatchObject({
      asked: 4,
      measured,
      evaluated,
      met,
      progress,
      isMet: isMetAll,
    });
  });

  const ids = ["a", "b", "c", "d"];
  const metrics = [...ids, "more"].map((id) => aMetric(id));
  const someBenchmarks = fc
    .array(fc.tuple(fc.constantFrom(...ids), someOperator, fc.integer({ min: -5, max: 5 })), { maxLength: 8 })
    .map((rows) => rows.map((row) => aBenchmark(...row)));
  const someValues = fc.dictionary(fc.constantFrom(...ids), fc.option(fc.integer({ min: -5, max: 5 })));

  test("the order of benchmarks does not matter, and one more met benchmark never lowers the result", () => {
    fc.assert(
      fc.property(someBenchmarks, someValues, fc.boolean(), (benchmarks, of, isCompleted) => {
        const result = evaluate({ metrics, benchmarks }, aRun(of, { isCompleted }));
        expect(evaluate({ metrics, benchmarks: benchmarks.toReversed() }, aRun(of, { isCompleted }))).toEqual(
          result,
        );
        const one = aBenchmark("more", "equal", 1);
        const more = evaluate(
          { metrics, benchmarks: [...benchmarks, one] },
          aRun({ ...of, more: 1 }, { isCompleted }),
        );
        expect(more.met).toBe(result.met + 1);
        expect(more.progress ?? 100).toBeGreaterThanOrEqual(result.progress ?? 0);
        if (result.isMet !== null) expect(more.isMet).toBe(result.isMet);
      }),
    );
  });

  test("a run is passed only if it was completed and all benchmarks were measured and met", () => {
    fc.assert(
      fc.property(someBenchmarks, someValues, fc.boolean(), (benchmarks, of, isCompleted) => {
        const {
          isMet: isPassed,
          progress,
          asked,
          measured,
          met,
        } = evaluate({ metrics, benchmarks }, aRun(of, { isCompleted }));
        expect(isPassed === true).toBe(isCompleted && asked > 0 && measured === asked && met === asked);
        expect(progress === null).toBe(isPassed === null);
        if (!isCompleted) expect(isPassed).toBeNull();
      }),
    );
  });
});
