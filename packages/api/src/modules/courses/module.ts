import type { ApiModule } from "../module.ts";
import { coursesGuards } from "./guards.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** Learning spaces and courses as people see them, with how far they are (5.001-5.020). */
export const coursesModule = {
  name: "courses",
  resolvers,
  loaders,
  listSizes: {
    "Query.enrolledTalentBranches": 20,
    "Query.branchCourses": 500,
    "Query.coursesByGroup": 100,
    "Course.units": 50,
    "Course.unitProgress": 50,
    "Course.learningSpaces": 3,
    "CourseProgress.units": 50,
  },
  guards: coursesGuards,
} satisfies ApiModule;
