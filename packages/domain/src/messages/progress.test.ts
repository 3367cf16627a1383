import { expect, test } from "vitest";
import { nextStepReasons } from "../results/next-steps.ts";
import { standings } from "../results/standing.ts";
import { progressTexts } from "./progress.ts";

const figures = { attempts: 3, best: 86, passesNow: 1, since: "3 Nov" };

test("a cell says how somebody stands, how often they tried and the best of it", () => {
  expect([null, ...standings].map((standing) => progressTexts.cell({ ...figures, standing }, 2))).toEqual([
    "Never run",
    "Proficient, since 3 Nov; 3 attempts; best 86%",
    "Needs practice again, last 2 failed, proficient since 3 Nov before; 3 attempts; best 86%",
    "On the way, 1 of 2 passes in a row; 3 attempts; best 86%",
    "Begun; 3 attempts; best 86%",
  ]);
  expect(progressTexts.cell({ ...figures, standing: "begun", attempts: 0, best: null }, 2)).toBe(
    "Begun; no run counts",
  );
});

test("every reason is said in words, of oneself and of others", () => {
  for (const reason of nextStepReasons) {
    expect(progressTexts.reasons[reason](1)).toMatch(/\.$/);
    expect(progressTexts.reasonsOfOthers[reason](2)).toMatch(/\.$/);
  }
  expect(progressTexts.reasons.nearly(2)).toContain("2 more passes");
});
