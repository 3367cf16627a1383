import { expect, test } from "vitest";
import { type ExerciseStart, startExercise, startExerciseAmong } from "./start-exercise.ts";

type Simulator = NonNullable<ExerciseStart["simulator"]>;
const ready: Simulator = {
  isEnrolled: true,
  isCloned: false,
  isConnected: true,
  isInstalled: true,
  licence: { valid: true },
};
const getCode = (simulator: ExerciseStart["simulator"]) => {
  const start = startExercise({ simulator });
  return start.ok ? undefined : start.error.code;
};

test.each<[Partial<Simulator>, string | undefined]>([
  [{}, undefined],
  [{ licence: null }, undefined],
  [{ isInstalled: null }, undefined],
  [{ licence: { valid: false } }, "NOT_LICENSED"],
  [{ isInstalled: false, licence: { valid: false } }, "NOT_INSTALLED"],
  [{ isConnected: false, isInstalled: false }, "OFFLINE"],
  [{ isCloned: true, isConnected: false }, "CLONED"],
  [{ isEnrolled: false, isCloned: true }, "NOT_ENROLLED"],
])("at a simulator with %o: %s (12.011, 12.012)", (facts, code) => {
  expect(getCode({ ...ready, ...facts })).toBe(code);
});

test("starting an exercise is refused away from a simulator", () => {
  expect(getCode(null)).toBe("NOT_AT_SIMULATOR");
});

test("of several simulators those come first at which the least is missing (9.060)", () => {
  const simulators = [
    { name: "without a key", ...ready, isEnrolled: false },
    { name: "off and empty", ...ready, isConnected: false, isInstalled: false },
    { name: "empty", ...ready, isInstalled: false },
    { name: "off, without a licence", ...ready, isConnected: false, licence: { valid: false } },
    { name: "without a licence", ...ready, licence: { valid: false } },
    { name: "off", ...ready, isConnected: false, licence: null },
    { name: "ready", ...ready },
    { name: "also ready", ...ready },
  ];
  expect(startExerciseAmong(simulators).map(({ simulator, code }) => [simulator.name, code])).toEqual([
    ["ready", "MAY_START"],
    ["also ready", "MAY_START"],
    ["off", "OFFLINE"],
    ["without a licence", "NOT_LICENSED"],
    ["empty", "NOT_INSTALLED"],
    ["off and empty", "OFFLINE"],
    ["off, without a licence", "OFFLINE"],
    ["without a key", "NOT_ENROLLED"],
  ]);
  expect(startExerciseAmong([])).toEqual([]);
});
