import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aBenchmark, anExercise, nothing, someOperator, someValue } from "../../test/results.ts";
import { comparisonOperators } from "../enumerations.ts";
import type { MetricValue } from "./definition.ts";
import { evaluate, isMet, measuredValue, outcomeOf } from "./evaluate.ts";

describe("the six operators (G.008, 6.008)", () => {
  // Below, at and above 30.
  test.each([
    ["lessthan", [true, false, false]],
    ["lessequal", [true, true, false]],
    ["equal", [false, true, false]],
    ["notequal", [true, false, true]],
    ["greaterequal", [false, true, true]],
    ["greaterthan", [false, false, true]],
  ] as const)("%s", (default_operator, met) => {
    expect([29.99, 30, 30.01].map((value) => isMet({ value: 30, default_operator }, value))).toEqual(met);
  });

  test("judge exactly, and not what is rounded for the eye", () => {
    expect(isMet({ value: 10, default_operator: "lessthan" }, 9.999)).toBe(true);
    expect(isMet({ value: 10, default_operator: "lessequal" }, 10.004)).toBe(false);
  });

  test("do not stumble over how a computer writes fractions", () => {
    expect(isMet({ value: 0.3, default_operator: "equal" }, 0.1 + 0.2)).toBe(true);
    expect(isMet({ value: 0.3, default_operator: "lessequal" }, 0.1 + 0.2)).toBe(true);
    expect(isMet({ value: 0.3, default_operator: "greaterthan" }, 0.1 + 0.2)).toBe(false);
    expect(isMet({ value: 0, default_operator: "equal" }, -0)).toBe(true);
  });
});

describe("what can be compared (6.008)", () => {
  test.each<[string, MetricValue, MetricValue, boolean | null]>([
    ["a yes with a yes", true, true, true],
    ["a no with a yes", true, false, false],
    ["the 1 of a device with a yes", true, 1, true],
    ["a yes with the 0 of a definition", 0, true, false],
    ["a number with a yes: not", true, 12.5, null],
    ["a text, whatever blanks are around it", "Type II", " Type II ", true],
    ["another text", "Type II", "Type I", false],
    ["a text with a number: not", 12, "12", null],
    ["a number with a text: not", "12", 12, null],
  ])("%s", (_, asked, value, met) =>
    expect(isMet({ value: asked, default_operator: "equal" }, value)).toBe(met),
  );

  test("of texts nothing is less", () => {
    for (const default_operator of comparisonOperators) {
      const isAsked = default_operator === "equal" || default_operator === "notequal";
      expect(isMet({ value: "9", default_operator }, "10") === null).toBe(!isAsked);
    }
  });

  test("a missing value meets nothing and misses nothing", () => {
    fc.assert(
      fc.property(someValue, someOperator, nothing, (value, default_operator, missing) => {
        expect(isMet({ value, default_operator }, missing)).toBeNull();
      }),
    );
  });

  test("what an object has by nature was not measured", () => {
    expect(measuredValue({}, "constructor")).toBeNull();
    expect(measuredValue({ dose: 3 }, "dose")).toBe(3);
    expect(measuredValue({ dose: Number.NaN }, "dose")).toBeNull();
  });

  test("an operator and its opposite never agree", () => {
    const opposites = [
      ["lessthan", "greaterequal"],
      ["lessequal", "greaterthan"],
      ["equal", "notequal"],
    ] as const;
    fc.assert(
      fc.property(someValue, someValue, fc.constantFrom(...opposites), (value, asked, [one, other]) => {
        const met = isMet({ value: asked, default_operator: one }, value);
        const opposite = isMet({ value: asked, default_operator: other }, value);
        expect(opposite).toBe(met === null ? null : !met);
      }),
    );
  });

  test("whoever is still lower meets at most, whoever is still higher at least", () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(number, number, number, (asked, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const meets = (value: number, default_operator: "lessequal" | "greaterequal") =>
          isMet({ value: asked, default_operator }, value);
        if (meets(high, "lessequal")) expect(meets(low, "lessequal")).toBe(true);
        if (meets(low, "greaterequal")) expect(meets(high, "greaterequal")).toBe(true);
      }),
    );
  });
});

describe("a metric", () => {
  test("with two benchmarks has to meet both", () => {
    const range = [aBenchmark("act", "greaterequal", 250), aBenchmark("act", "lessequal", 350)];
    expect(outcomeOf(range, 300)).toBe("met");
    expect(outcomeOf(range, 400)).toBe("not_met");
    expect(outcomeOf(range, null)).toBe("not_evaluated");
    expect(outcomeOf([], 300)).toBe("not_evaluated");
  });
});

describe("a run (6.007, 6.008)", () => {
  const exercise = anExercise({
    benchmarks: [
      aBenchmark("time", "lessequal", 600),
      aBenchmark("dose", "lessthan", 30),
      aBenchmark("errors", "lessequal", 2),
      aBenchmark("crossed", "equal", true),
    ],
  });

  // Worked out by hand: of four benchmarks.
  test.each([
    ["all met", { time: 600, dose: 29.9, errors: 0, crossed: true }, [4, 4, 100, true]],
    ["three of four", { time: 600, dose: 30, errors: 0, crossed: true }, [4, 3, 75, false]],
    ["one is missing, the rest met", { time: 600, dose: null, errors: 0, crossed: true }, [3, 3, 100, true]],
    ["one is missing, two of three met", { time: 601, errors: 0, crossed: true }, [3, 2, 66, false]],
    ["nothing measured", {}, [0, 0, null, null]],
    ["what is not asked counts for nothing", { contrast: 3 }, [0, 0, null, null]],
  ])("%s", (_, values, [evaluated, met, progress, isMetAll]) => {
    expect(evaluate(exercise, values)).toEqual({ evaluated, met, progress, isMet: isMetAll });
  });

  test("is the same whatever the order of the benchmarks, and worth no less with one value more that is met", () => {
    const ids = ["a", "b", "c", "d"];
    const benchmark = fc.tuple(fc.constantFrom(...ids), someOperator, fc.integer({ min: -5, max: 5 }));
    const values = fc.dictionary(fc.constantFrom(...ids), fc.option(fc.integer({ min: -5, max: 5 })));
    fc.assert(
      fc.property(fc.array(benchmark, { maxLength: 8 }), values, (rows, of) => {
        const benchmarks = rows.map((row) => aBenchmark(...row));
        const result = evaluate({ benchmarks }, of);
        expect(evaluate({ benchmarks: benchmarks.toReversed() }, of)).toEqual(result);
        const more = evaluate(
          { benchmarks: [...benchmarks, aBenchmark("more", "equal", 1)] },
          { ...of, more: 1 },
        );
        expect(more.met).toBe(result.met + 1);
        expect(more.progress ?? -1).toBeGreaterThanOrEqual(result.progress ?? 0);
        if (result.isMet !== null) expect(more.isMet).toBe(result.isMet);
      }),
    );
  });
});
