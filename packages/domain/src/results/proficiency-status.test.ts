import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getAttempts, someAttempts } from "../../test/results.ts";
import { defaultProficiencyRule, type ProficiencyRule, passesNeeded } from "./proficiency-rule.ts";
import {
  getScores,
  passesShown,
  proficiencyStatus,
  proficiencyStatuses,
  proficiencySteps,
} from "./proficiency-status.ts";

const byPasses = defaultProficiencyRule;
const byCurve: ProficiencyRule = { ...byPasses, kind: "learning_curve" };
const standing = (story: string, rule = byPasses) => proficiencyStatus(getAttempts(story), rule);
const scores = (story: string, rule: ProficiencyRule) =>
  proficiencySteps(getAttempts(story), rule).steps.map(({ score }) =>
    score === null ? null : Number(score.toFixed(3)),
  );

describe("rule of two passes in a row", () => {
  test.each([
    ["-", "begun"],
    ["o", "begun"],
    ["+", "on_the_way"],
    ["-+", "on_the_way"],
    ["+-", "begun"],
    ["+o", "on_the_way"],
    ["++", "proficient"],
    ["+o+", "proficient"],
    ["++-", "proficient"],
    ["++--", "proficient"],
    ["++---", "practise"],
    ["++-+-+-", "practise"],
    ["++---+", "practise"],
    ["++---++", "proficient"],
  ] as const)("%s is %s", (story, expected) => {
    expect(standing(story).standing).toBe(expected);
  });

  test("passes do not continue in a new version, but proficiency does, regardless of earlier failures", () => {
    expect(standing("+|+")).toMatchObject({ standing: "on_the_way", passesLeft: 1, attempts: 2 });
    expect(standing("++--|-")).toMatchObject({ standing: "proficient" });
    expect(standing("++---|")).toMatchObject({ standing: "practise" });
  });
});

describe("best score, latest score and whether the benchmarks were met", () => {
  const made = (story: string, scores: readonly (number | null)[], byHand: readonly number[]) =>
    getAttempts(story).map((attempt, at) => ({
      ...attempt,
      score: scores[at] ?? null,
      isByHand: byHand.includes(at),
    }));
  const withHand: ProficiencyRule = { ...byPasses, countsRunsByHand: true };

  test("a run delivered by hand does not count, unless the institution allows it", () => {
    const attempts = made("-+", [40, 100], [1]);
    expect(getScores(attempts, byPasses)).toEqual({ best: 40, last: 40, met: false });
    expect(getScores(attempts, withHand)).toEqual({ best: 100, last: 100, met: true });
    expect(getScores(made("+", [100], [0]), byPasses)).toEqual({ best: null, last: null, met: null });
  });

  test("runs that do not count have no score, and scores of an older version are left out", () => {
    expect(getScores(made("+o-", [100, 90, 30], []), byPasses)).toEqual({ best: 100, last: 30, met: true });
    expect(getScores(made("+|-", [100, 30], []), byPasses)).toEqual({ best: 30, last: 30, met: true });
    expect(getScores([], byPasses)).toEqual({ best: null, last: null, met: null });
  });
});

describe("rule of the learning curve", () => {
  test("a pass adds ln(0.9 / 0.6) and a failure subtracts ln(0.4 / 0.1), in thousandths, never below 0", () => {
    expect(scores("++++-", byCurve)).toEqual([0.405, 0.81, 1.215, 1.62, 0.234]);
    expect(scores("+-+", byCurve)).toEqual([0.405, 0, 0.405]);
    expect(scores("+o+|+", byCurve)).toEqual([0.405, null, 0.81, 0.405]);
  });

  test("eight passes in a row make a person proficient, and after two passes six are missing", () => {
    expect(standing("+++++++", byCurve).standing).toBe("on_the_way");
    expect(standing("++++++++", byCurve)).toMatchObject({ standing: "proficient", passesLeft: 0 });
    expect(standing("++", byCurve)).toMatchObject({ standing: "on_the_way", passesLeft: 6 });
  });

  test("after the limit the score continues as a CUSUM, in which failures add up until the skill is lost", () => {
    const { figures, steps } = proficiencySteps(getAttempts("++++++++-+--+"), byCurve);
    expect(
      steps
        .slice(7)
        .map(({ phase, score, hasReachedLimit }) => [phase, Number(score?.toFixed(3)), hasReachedLimit]),
    ).toEqual([
      ["learning", 3.24, true],
      ["proficient", 1.386, false],
      ["proficient", 0.981, false],
      ["proficient", 2.367, false],
      ["proficient", 3.753, true],
      ["learning", 0.405, false],
    ]);
    const [, , , , , , , eighth, , , , lost] = getAttempts("++++++++-+--+");
    expect(figures).toMatchObject({
      standing: "practise",
      proficientSince: eighth?.startedAt,
      lostSince: lost?.startedAt,
      passesLeft: 7,
    });
  });
});

describe("runs delivered by hand", () => {
  const byHand = (story: string) => getAttempts(story).map((attempt) => ({ ...attempt, isByHand: true }));

  test("runs delivered by hand count neither as passes nor as failures, unless the institution allows it", () => {
    expect(proficiencyStatus(byHand("++"), byPasses)).toMatchObject({
      standing: "begun",
      attempts: 0,
      passes: [null, null],
    });
    expect(proficiencyStatus(byHand("++"), { ...byPasses, countsRunsByHand: true }).standing).toBe(
      "proficient",
    );
    const [first, second, ...rest] = getAttempts("++---");
    const mixed = [first, second, ...rest.map((each) => ({ ...each, isByHand: true }))].filter(
      (each) => each !== undefined,
    );
    expect(proficiencyStatus(mixed, byPasses).standing).toBe("proficient");
    expect(proficiencyStatus(mixed, { ...byPasses, countsRunsByHand: true }).standing).toBe("practise");
  });
});

test("the strip shows the latest attempts, oldest first", () => {
  const { passes, attempts: count } = standing(`${"-".repeat(20)}+o`);
  expect(count).toBe(21);
  expect(passes).toHaveLength(passesShown);
  expect(passes.slice(-3)).toEqual([false, true, null]);
});

const someRule = fc.constantFrom(byPasses, { ...byPasses, passes: 5 }, byCurve, {
  ...byCurve,
  limit: 12,
  lossLimit: 15,
});

test("the order of input does not change the status, and every attempt is a step", () => {
  fc.assert(
    fc.property(someAttempts, someRule, (attempts, rule) => {
      const found = proficiencySteps(attempts, rule);
      expect(proficiencySteps(attempts.toReversed(), rule)).toEqual(found);
      expect(proficiencyStatus(attempts, rule)).toEqual(found.figures);
      expect(found.steps).toHaveLength(attempts.length);
      expect(found.steps.every(({ score }) => score === null || score >= 0)).toBe(true);
      expect(proficiencyStatuses).toContain(found.figures.standing);
    }),
  );
});

const anyStory = fc.string({ unit: fc.constantFrom("+", "-", "o", "|"), minLength: 1, maxLength: 40 });

test("one more pass never lowers the status, and the stated number of passes leads to proficiency", () => {
  fc.assert(
    fc.property(anyStory, someRule, (story, rule) => {
      const attempts = getAttempts(`${story}-`);
      const before = proficiencyStatus(attempts, rule);
      const after = proficiencyStatus(getAttempts(`${story}-+`), rule);
      expect(proficiencyStatuses.indexOf(after.standing)).toBeLessThanOrEqual(
        proficiencyStatuses.indexOf(before.standing),
      );
      const enough = proficiencyStatus(getAttempts(`${story}-${"+".repeat(before.passesLeft)}`), rule);
      expect(enough.standing).toBe("proficient");
      if (before.passesLeft > 1) {
        const less = proficiencyStatus(getAttempts(`${story}-${"+".repeat(before.passesLeft - 1)}`), rule);
        expect(less.standing).not.toBe("proficient");
      }
      expect(before.passesLeft).toBeLessThanOrEqual(passesNeeded(rule));
    }),
  );
});

test("proficiency always has its date, and a need for practice always has the date of the loss", () => {
  fc.assert(
    fc.property(someAttempts, someRule, (attempts, rule) => {
      const { standing, proficientSince, lostSince } = proficiencyStatus(attempts, rule);
      expect(standing === "proficient" || standing === "practise").toBe(proficientSince !== null);
      expect(standing === "practise").toBe(lostSince !== null);
    }),
  );
});
