import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getAttempts } from "../../test/results.ts";
import {
  defaultProficiencyRule,
  learningSteps,
  lossSteps,
  type ProficiencyRule,
} from "./proficiency-rule.ts";
import { proficiencyStatus, proficiencySteps } from "./proficiency-status.ts";
import { attemptsUntil, computeChances, reachedWithin } from "./rule-chances.ts";

const curve: ProficiencyRule = { ...defaultProficiencyRule, kind: "learning_curve" };
const percent = (share: number) => Math.round(share * 100);

describe("error rates of the rules", () => {
  test("two passes in a row: a person who passes 60 % becomes proficient in 95 % by 10 attempts and 99.8 % by 20", () => {
    const [ten, twenty] = computeChances(defaultProficiencyRule).proficient;
    expect(percent(ten?.wrongly ?? 0)).toBe(95);
    expect(twenty?.wrongly).toBeCloseTo(0.998, 3);
  });

  test("learning curve: rightly 52 and 92 %, wrongly 3, 12, 33 and 57 % within 10, 20, 50 and 100 attempts", () => {
    const { proficient } = computeChances(curve);
    expect(proficient.map(({ attempts }) => attempts)).toEqual([10, 20, 50, 100]);
    expect(proficient.map(({ wrongly }) => percent(wrongly))).toEqual([3, 12, 33, 57]);
    expect(proficient.slice(0, 2).map(({ rightly }) => percent(rightly))).toEqual([52, 92]);
  });

  test("loss of a skill: 3 and 8 % false alarms within 10 and 20 attempts, and 69 and 94 % detected", () => {
    const { lost, attemptsUntilLost } = computeChances(curve);
    expect(lost.slice(0, 2).map(({ wrongly }) => percent(wrongly))).toEqual([3, 8]);
    expect(lost.slice(0, 2).map(({ rightly }) => percent(rightly))).toEqual([69, 94]);
    expect(attemptsUntilLost.wrongly).toBeCloseTo(189.9, 1);
    expect(attemptsUntilLost.rightly).toBeCloseTo(9.5, 1);
  });

  test("the probability equals the sum over all possible sequences of attempts", () => {
    const most = 11;
    for (const rule of [
      defaultProficiencyRule,
      { ...defaultProficiencyRule, passes: 4 },
      curve,
      { ...curve, limit: 15 },
    ]) {
      const { proficient, lost } = sumOverAll(rule, most);
      const [often, seldom] = [1 - rule.unacceptableFailures / 100, 1 - rule.acceptableFailures / 100];
      expect(reachedWithin(learningSteps(rule), often, most)[most]).toBeCloseTo(proficient(often), 12);
      expect(reachedWithin(learningSteps(rule), seldom, most)[most]).toBeCloseTo(proficient(seldom), 12);
      expect(reachedWithin(lossSteps(rule), seldom, most)[most]).toBeCloseTo(lost(seldom), 12);
    }
  });

  test("the mean number of attempts for k passes in a row equals (1 - q^k) / ((1 - q) q^k)", () => {
    for (const [passes, q] of [
      [2, 0.6],
      [3, 0.7],
      [8, 0.9],
      [12, 0.5],
    ] as const) {
      const expected = (1 - q ** passes) / ((1 - q) * q ** passes);
      const found = attemptsUntil(learningSteps({ ...defaultProficiencyRule, passes }), q);
      expect(Math.abs(found - expected) / expected).toBeLessThan(1e-6);
    }
  });

  test("the probability of becoming proficient never falls with more attempts or a better chance of passing, and never rises under a stricter rule", () => {
    fc.assert(
      fc.property(someRule, fc.double({ min: 0.05, max: 0.9, noNaN: true }), (rule, q) => {
        const low = reachedWithin(learningSteps(rule), q, 30);
        const high = reachedWithin(learningSteps(rule), q + 0.05, 30);
        const stricter = reachedWithin(
          learningSteps({ ...rule, passes: rule.passes + 1, limit: rule.limit + 5 }),
          q,
          30,
        );
        low.forEach((share, attempts) => {
          expect(share).toBeGreaterThanOrEqual((low[attempts - 1] ?? 0) - 1e-12);
          expect(share).toBeLessThanOrEqual((high[attempts] ?? 0) + 1e-9);
          expect(share).toBeGreaterThanOrEqual((stricter[attempts] ?? 0) - 1e-9);
        });
      }),
      { numRuns: 40 },
    );
  });

  test("the strictest and the mildest allowed rules also have probabilities", () => {
    for (const rule of [
      { ...curve, acceptableFailures: 5, unacceptableFailures: 15, limit: 60, lossLimit: 60 },
      { ...curve, acceptableFailures: 40, unacceptableFailures: 50, limit: 60, lossLimit: 60 },
      { ...curve, acceptableFailures: 40, unacceptableFailures: 90, limit: 10, lossLimit: 10 },
    ]) {
      const { proficient, lost, attemptsUntilLost } = computeChances(rule);
      for (const { wrongly, rightly } of [...proficient, ...lost]) {
        expect(wrongly).toBeGreaterThanOrEqual(0);
        expect(rightly).toBeLessThanOrEqual(1);
        expect(rightly).toBeGreaterThanOrEqual(wrongly);
      }
      expect(attemptsUntilLost.wrongly).toBeGreaterThan(attemptsUntilLost.rightly);
    }
  });
});

const someRule: fc.Arbitrary<ProficiencyRule> = fc.record({
  kind: fc.constantFrom("passes_in_a_row" as const, "learning_curve" as const),
  passes: fc.integer({ min: 2, max: 12 }),
  limit: fc.integer({ min: 10, max: 60 }),
  acceptableFailures: fc.integer({ min: 1, max: 30 }),
  unacceptableFailures: fc.integer({ min: 36, max: 90 }),
  lossLimit: fc.integer({ min: 10, max: 60 }),
  countsRunsByHand: fc.boolean(),
});

/**
 * The probabilities computed from every sequence of passes and failures of this length. For the loss, the sequences
 * begin with as many passes as the rule needs.
 */
function sumOverAll(rule: ProficiencyRule, length: number) {
  const stories = Array.from({ length: 2 ** length }, (_, bits) =>
    Array.from({ length }, (_, at) => ((bits >> at) & 1 ? "+" : "-")).join(""),
  );
  const first = "+".repeat(20);
  const since =
    proficiencySteps(getAttempts(first), rule).steps.findIndex(({ hasReachedLimit }) => hasReachedLimit) + 1;
  const found = stories.map((story) => ({
    passes: Array.from(story).filter((sign) => sign === "+").length,
    isProficient: proficiencyStatus(getAttempts(story), rule).proficientSince !== null,
    hasLost: proficiencySteps(getAttempts(first.slice(0, since) + story), rule)
      .steps.slice(since)
      .some(({ phase, hasReachedLimit }) => phase === "proficient" && hasReachedLimit),
  }));
  const sum = (isIn: (each: (typeof found)[number]) => boolean) => (q: number) =>
    found.reduce(
      (all, each) => all + (isIn(each) ? q ** each.passes * (1 - q) ** (length - each.passes) : 0),
      0,
    );
  return { proficient: sum(({ isProficient }) => isProficient), lost: sum(({ hasLost }) => hasLost) };
}
