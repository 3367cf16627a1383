import type { ApiModule } from "../module.ts";
import { groupCoursesGuards } from "./guards.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** The courses of a group (9.043, 9.045, 9.051), and the progress of its people in them. */
export const groupCoursesModule = {
  name: "group-courses",
  resolvers,
  loaders,
  listSizes: {
    "CustomerGroup.courses": 100,
    "CustomerGroup.assignedCourses": 20,
    "ClassOverviews.classes": 6,
    "ClassProgress.courses": 40,
    "ClassProgress.people": 50,
  },
  guards: groupCoursesGuards,
} satisfies ApiModule;
