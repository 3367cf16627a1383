import fc from "fast-check";
import { expect, test } from "vitest";
import { instant } from "../time.ts";
import {
  maxNextSteps,
  maxReminders,
  type NextExercise,
  nextStepReasons,
  nextSteps,
  practiceReminders,
} from "./next-steps.ts";
import { proficiencyStatuses } from "./proficiency-status.ts";

function anExercise(exerciseKey: string, rest: Partial<NextExercise> = {}): NextExercise {
  const [moduleCode = ""] = exerciseKey.split("/");
  const position = Number(exerciseKey.split("/")[1] ?? 0);
  return {
    exerciseKey,
    moduleCode,
    position,
    standing: null,
    passesLeft: 2,
    lastRunAt: null,
    isGiven: false,
    ...rest,
  };
}

const named = (...exercises: readonly NextExercise[]) =>
  nextSteps(exercises).map(({ exercise, reason }) => `${exercise.exerciseKey} ${reason}`);

test("suggestions are ordered: nearly proficient, needs practice, begun, given by a voucher, new", () => {
  expect(
    named(
      anExercise("renal/5"),
      anExercise("stroke/1", { isGiven: true }),
      anExercise("renal/1", { standing: "begun", lastRunAt: instant(5) }),
      anExercise("renal/2", { standing: "practise", lastRunAt: instant(6) }),
      anExercise("renal/3", { standing: "on_the_way", passesLeft: 1, lastRunAt: instant(7) }),
    ),
  ).toEqual(["renal/3 nearly", "renal/2 practise", "renal/1 begun", "stroke/1 given"]);
});

test("begun exercises are ordered by the oldest run, after those given by a voucher", () => {
  const begun = (key: string, at: number, isGiven = false) =>
    anExercise(key, { standing: "begun", lastRunAt: instant(at), isGiven });
  expect(named(begun("a/1", 30), begun("a/2", 10), begun("a/3", 40, true))).toEqual([
    "a/3 begun",
    "a/2 begun",
    "a/1 begun",
  ]);
});

test("the next exercise of a begun module is suggested as new, and none of other modules", () => {
  const done = { standing: "proficient", lastRunAt: instant(1) } as const;
  expect(named(anExercise("a/3"), anExercise("a/2"), anExercise("a/1", done), anExercise("b/1"))).toEqual([
    "a/2 new",
  ]);
});

test("a person without runs and vouchers, or proficient in everything, gets no suggestions", () => {
  expect(nextSteps([anExercise("a/1"), anExercise("b/1")])).toEqual([]);
  expect(nextSteps([anExercise("a/1", { standing: "proficient", lastRunAt: instant(1) })])).toEqual([]);
});

test("the number of missing passes is given if it is the reason", () => {
  const [step] = nextSteps([
    anExercise("a/1", { standing: "on_the_way", passesLeft: 1, lastRunAt: instant(1) }),
  ]);
  expect(step?.passesLeft).toBe(1);
});

const exercises = fc.uniqueArray(
  fc.record({
    exerciseKey: fc.tuple(fc.constantFrom("a", "b", "c"), fc.nat(9)).map(([module, at]) => `${module}/${at}`),
    standing: fc.constantFrom(null, ...proficiencyStatuses),
    passesLeft: fc.nat(3),
    lastRunAt: fc.nat(99).map(instant),
    isGiven: fc.boolean(),
  }),
  { selector: ({ exerciseKey }) => exerciseKey },
);

test("at most four different exercises that are not proficient are suggested, by reason, for any input order", () => {
  fc.assert(
    fc.property(exercises, fc.gen(), (made, gen) => {
      const given = made.map(({ exerciseKey, ...rest }) => anExercise(exerciseKey, rest));
      const steps = nextSteps(given);
      expect(steps.length).toBeLessThanOrEqual(maxNextSteps);
      expect(new Set(steps.map(({ exercise }) => exercise.exerciseKey)).size).toBe(steps.length);
      const reasons = steps.map(({ reason }) => nextStepReasons.indexOf(reason));
      expect(reasons).toEqual(reasons.toSorted((one, other) => one - other));
      expect(steps.every(({ exercise }) => exercise.standing !== "proficient")).toBe(true);
      const shuffled = gen(() => fc.shuffledSubarray(given, { minLength: given.length }));
      expect(nextSteps(shuffled)).toEqual(steps);
    }),
  );
});

test("the home page lists exercises one pass short or needing practice again, and counts the rest", () => {
  const again = [1, 2, 3, 4, 5].map((at) =>
    anExercise(`evar/${at}`, { standing: "practise", passesLeft: 1, lastRunAt: instant(10 - at) }),
  );
  const { onePassShort, again: found } = practiceReminders([
    anExercise("renal/1", { standing: "on_the_way", passesLeft: 2, lastRunAt: instant(1) }),
    anExercise("renal/2", { standing: "on_the_way", passesLeft: 1, lastRunAt: instant(2) }),
    anExercise("renal/3", { standing: "begun", passesLeft: 1, lastRunAt: instant(3) }),
    ...again,
  ]);
  expect(onePassShort).toMatchObject({ count: 1, steps: [{ exercise: { exerciseKey: "renal/2" } }] });
  expect(found.count).toBe(5);
  // The exercise with the oldest last run comes first, as in the suggested next steps.
  expect(found.steps.map(({ exercise }) => exercise.exerciseKey)).toEqual(["evar/5", "evar/4", "evar/3"]);
  expect(found.steps).toHaveLength(maxReminders);
});
