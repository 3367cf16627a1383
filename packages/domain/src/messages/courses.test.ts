import { expect, test } from "vitest";
import { completionStatuses } from "../learning/completion.ts";
import { coursePageTexts } from "./course-pages.ts";
import { courseSectionTexts, courseStatusTexts, courseTexts, unitStatusTexts } from "./courses.ts";

test("the texts about courses are as specified (1.029, 1.030, 5.005, 5.006, 5.007, 5.008)", () => {
  expect({ ...courseTexts, ...coursePageTexts }).toMatchObject({
    noSpaces: "No learning spaces available",
    loadingSpaces: "Loading Learning Spaces...",
    availableForUser: "Available Courses for the user",
    makeAvailable: "Make Course available for the user",
    userHasNone: "This user has no courses.",
    nothingToAdd: "This user has no more courses available for enrollment.",
  });
  expect(Object.values(courseSectionTexts)).toEqual(["Active", "Available", "Completed"]);
});

test("completed is shown as Pass, and no other status is (5.014, 5.015)", () => {
  expect(courseStatusTexts.completed).toBe("Pass");
  expect(unitStatusTexts).toMatchObject({
    completed: "Pass",
    in_progress: "In progress",
    not_attempted: "–",
  });
  const passed = completionStatuses.filter((status) => courseStatusTexts[status] === "Pass");
  expect(passed).toEqual(["completed"]);
});
