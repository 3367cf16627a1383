import { expect, test } from "vitest";
import { nextStepReasons } from "../results/next-steps.ts";
import { proficiencyStatuses } from "../results/proficiency-status.ts";
import { progressTexts } from "./progress.ts";
import { progressPageTexts } from "./progress-page.ts";

const figures = { attempts: 3, best: 86, passesLeft: 1, since: "3 Nov", until: null };

test("a cell shows the status, the number of attempts and the best result", () => {
  expect(
    [null, ...proficiencyStatuses].map((standing) =>
      progressTexts.cell({ ...figures, standing, until: standing === "practise" ? "9 Nov" : null }),
    ),
  ).toEqual([
    "Never run",
    "Proficient, since 3 Nov; 3 attempts; best 86%",
    "Needs practice again, proficient until 9 Nov; 3 attempts; best 86%",
    "On the way, 1 more pass needed; 3 attempts; best 86%",
    "Started; 3 attempts; best 86%",
  ]);
  expect(progressTexts.cell({ ...figures, standing: "begun", attempts: 0, best: null })).toBe(
    "Started; no run counts",
  );
});

test("every reason has a sentence, both for the viewer and for other people", () => {
  for (const reason of nextStepReasons) {
    expect(progressTexts.reasons[reason](1)).toMatch(/\.$/);
    expect(progressPageTexts.reasonsOfOthers[reason](2)).toMatch(/\.$/);
  }
  expect(progressTexts.reasons.nearly(2)).toContain("2 more passes");
});
