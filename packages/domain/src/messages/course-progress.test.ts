import { expect, test } from "vitest";
import { instant } from "../time.ts";
import { type FigureAge, figureAgeText } from "./course-progress.ts";

const read: FigureAge = {
  readAt: instant(10),
  unitsReadAt: undefined,
  isCurrent: true,
  isResetUnconfirmed: false,
  missingCourses: 0,
};
const upToDate = "Your progress is up to date.";

test.each<[string, Partial<FigureAge>, string]>([
  ["read just now", {}, upToDate],
  ["read just now with the units", { unitsReadAt: instant(10) }, upToDate],
  ["read a while ago", { isCurrent: false }, "Progress as of 10."],
  [
    "never read",
    { isCurrent: false, readAt: null },
    "The learning platform has not reported your progress yet.",
  ],
  ["units read before the other figures", { isCurrent: false, unitsReadAt: instant(5) }, "Progress as of 5."],
  [
    "other figures read before the units",
    { isCurrent: false, unitsReadAt: instant(15) },
    "Progress as of 10.",
  ],
  [
    "units never read",
    { isCurrent: false, unitsReadAt: null },
    "Your progress in its units has not been loaded yet. Progress as of 10.",
  ],
  [
    "a reset without an answer, with all else current",
    { isResetUnconfirmed: true },
    "The learning platform has not said yet whether it reset the course. Progress as of 10.",
  ],
  [
    "one course missing on the platform",
    { missingCourses: 1 },
    "Your progress is up to date, except in 1 course that the learning platform no longer lists you in.",
  ],
  [
    "several courses missing on the platform",
    { missingCourses: 3 },
    "Your progress is up to date, except in 3 courses that the learning platform no longer lists you in.",
  ],
  [
    "the shown course missing on the platform",
    { missingCourses: 1, unitsReadAt: instant(10) },
    "Progress as of 10.",
  ],
])("%s", (_, age, text) => expect(figureAgeText({ ...read, ...age }, (at) => String(at))).toBe(text));

test("figures are called up to date only if they were read just now and are complete", () => {
  for (const doubt of [{ isCurrent: false }, { isResetUnconfirmed: true }, { missingCourses: 1 }])
    for (const unitsReadAt of [undefined, null, instant(10)])
      expect(figureAgeText({ ...read, ...doubt, unitsReadAt }, String)).not.toBe(upToDate);
});
