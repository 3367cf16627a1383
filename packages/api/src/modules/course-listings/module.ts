import type { ApiModule } from "../module.ts";
import { courseListingsGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** The list of all courses of the learning platform, for system administrators (5.039-5.041). */
export const courseListingsModule = {
  name: "course-listings",
  resolvers,
  listSizes: {
    "Query.talentCourseListings": 48,
    "TalentCourseListing.learningSpaces": 4,
    "TalentCourseDetail.units": 30,
    "TalentCourseDetail.accounts": 50,
    "TalentCourseDetail.groups": 50,
  },
  guards: courseListingsGuards,
} satisfies ApiModule;
