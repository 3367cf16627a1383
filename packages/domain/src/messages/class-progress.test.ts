import { expect, test } from "vitest";
import { completionStatuses } from "../learning/completion.ts";
import { classTexts } from "./class-progress.ts";

test("every status has a label, with a percentage unless it is not enrolled or completed", () => {
  expect(completionStatuses.map((status) => classTexts.figure(status, 40))).toEqual([
    "Not enrolled",
    "Not started, 40%",
    "In progress, 40%",
    "Completed",
    "Failed, 40%",
    "Unknown, 40%",
  ]);
});

test("a percentage of zero says no more than the status", () => {
  expect(classTexts.figure("not_attempted", 0)).toBe("Not started");
});

test("figures from before the removal of a person say so", () => {
  expect(classTexts.figure("in_progress", 40, true)).toBe(
    "In progress, 40%, before the learning platform removed the person from the course",
  );
});

test("the age of the figures is shown as one time if all were read at the same time, and as a range otherwise", () => {
  expect(classTexts.asOf("9:00", "9:00")).toBe("Figures as of 9:00.");
  expect(classTexts.asOf("8:00", "9:00")).toBe(
    "Figures from 8:00 to 9:00. Each person's figures are updated when they open their courses.",
  );
});
