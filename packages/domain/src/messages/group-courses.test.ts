import { expect, test } from "vitest";
import { groupCoursesTexts } from "./group-courses.ts";

test("the texts for updating a group's courses are as specified (9.057)", () => {
  expect(groupCoursesTexts.updated).toBe("Successfully updated courses");
  expect(groupCoursesTexts.updateFailed).toBe("Something went wrong when updating courses");
});

test("pending changes are summarised", () => {
  expect(groupCoursesTexts.pending(2, 1)).toBe("2 added, 1 taken away");
  expect(groupCoursesTexts.pending(0, 3)).toBe("3 taken away");
  expect(groupCoursesTexts.pending(0, 0)).toBe("");
});
