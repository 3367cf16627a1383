import { expect, test } from "vitest";
import { groupCoursesTexts } from "./group-courses.ts";

test("the words for an update of a group's courses are the specified ones (9.057)", () => {
  expect(groupCoursesTexts.updated).toBe("Successfully updated courses");
  expect(groupCoursesTexts.updateFailed).toBe("Something went wrong when updating courses");
});

test("the effect of saving is summarised in few words", () => {
  expect(groupCoursesTexts.pending(2, 1)).toBe("2 added, 1 taken away");
  expect(groupCoursesTexts.pending(0, 3)).toBe("3 taken away");
  expect(groupCoursesTexts.pending(0, 0)).toBe("");
});
