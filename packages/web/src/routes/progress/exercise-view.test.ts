import { expect, test } from "vitest";
import {
  exerciseView,
  getExercises,
  getSort,
  type ListedExercise,
  lastRunScore,
  sortFrom,
} from "./exercise-view.ts";

const anExercise = (exerciseName: string, rest: Partial<ListedExercise> = {}): ListedExercise => ({
  exerciseKey: exerciseName,
  exerciseName,
  moduleName: "Renal",
  standing: "begun",
  attempts: 1,
  best: null,
  lastRunAt: "2026-11-01T09:00:00.000Z",
  ...rest,
});
const all = [
  anExercise("Bifurcation", { attempts: 5, best: 70 }),
  anExercise("Crossing", {
    standing: "proficient",
    attempts: 9,
    best: 100,
    lastRunAt: "2026-11-20T09:00:00.000Z",
  }),
  anExercise("Access", { standing: "practise", moduleName: "Carotid", attempts: 3, best: 100 }),
];
const shown = (address: string) =>
  getExercises(all, exerciseView.read(new URLSearchParams(address))).map(({ exerciseName }) => exerciseName);

test("exercises are sorted by status, and then by name", () => {
  expect(shown("")).toEqual(["Crossing", "Access", "Bifurcation"]);
  expect(shown("sort=-standing")).toEqual(["Bifurcation", "Access", "Crossing"]);
});

test("exercises are sorted by a column, and found by name, module and status", () => {
  expect(shown("sort=name")).toEqual(["Access", "Bifurcation", "Crossing"]);
  expect(shown("sort=-attempts")).toEqual(["Crossing", "Bifurcation", "Access"]);
  expect(shown("sort=best")).toEqual(["Bifurcation", "Access", "Crossing"]);
  expect(shown("sort=-last")[0]).toBe("Crossing");
  expect(shown("search=carotid ACC")).toEqual(["Access"]);
  expect(shown("show=begun")).toEqual(["Bifurcation"]);
});

test("an invalid address shows all exercises", () => {
  expect(shown("sort=constructor&show=toString")).toEqual(["Crossing", "Access", "Bifurcation"]);
  expect(sortFrom(getSort({ sort: "-best" }))).toBe("-best");
});

test("the latest run is shown with its score, or without one if it does not count", () => {
  expect(lastRunScore({ last: 91, passes: [true, null, false] })).toBe(91);
  expect(lastRunScore({ last: 100, passes: [true, true, null] })).toBeNull();
  expect(lastRunScore({ last: null, passes: [null] })).toBeNull();
});
