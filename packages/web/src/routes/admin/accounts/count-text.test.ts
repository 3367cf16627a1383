import { expect, test } from "vitest";
import { countText } from "./count-text.ts";

test.each([
  [true, [6, 6], [7, 7], "Full access: 6 courses, 7 cases"],
  [false, [4, 6], [7, 7], "4 of 6 courses, 7 of 7 cases chosen"],
  [false, [0, 6], [0, 0], "0 of 6 courses chosen"],
  [false, [0, 0], [0, 7], "0 of 7 cases chosen"],
  [true, [1, 1], [1, 1], "Full access: 1 course, 1 case"],
  [true, [0, 0], [0, 0], "No courses or cloud cases"],
] as const)(
  "full access %s, courses %j and cases %j are shown as %s (9.016)",
  (fullAccess, courses, cases, text) => {
    const [allowedCourseCount, courseCount] = courses;
    const [allowedCaseCount, caseCount] = cases;
    expect(countText({ fullAccess, caseCount, allowedCaseCount, courseCount, allowedCourseCount })).toBe(
      text,
    );
  },
);
