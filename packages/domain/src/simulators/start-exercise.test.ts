import { expect, test } from "vitest";
import { type ExerciseStart, startExercise } from "./start-exercise.ts";

type Simulator = NonNullable<ExerciseStart["simulator"]>;
const ready: Simulator = {
  isEnrolled: true,
  isCloned: false,
  isConnected: true,
  isInstalled: true,
  licence: { valid: true },
};
const codeOf = (simulator: ExerciseStart["simulator"]) => {
  const start = startExercise({ simulator });
  return start.ok ? undefined : start.error.code;
};

test.each<[Partial<Simulator>, string | undefined]>([
  [{}, undefined],
  [{ licence: null }, undefined],
  [{ licence: { valid: false } }, "NOT_LICENSED"],
  [{ isInstalled: false, licence: { valid: false } }, "NOT_INSTALLED"],
  [{ isConnected: false, isInstalled: false }, "OFFLINE"],
  [{ isCloned: true, isConnected: false }, "CLONED"],
  [{ isEnrolled: false, isCloned: true }, "NOT_ENROLLED"],
])("at a simulator with %o: %s (12.011, 12.012)", (facts, code) => {
  expect(codeOf({ ...ready, ...facts })).toBe(code);
});

test("starting an exercise is refused away from a simulator", () => {
  expect(codeOf(null)).toBe("NOT_AT_SIMULATOR");
});
