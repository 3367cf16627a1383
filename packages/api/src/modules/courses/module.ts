import type { QueryEnrolledTalentBranchesArgs } from "../../graphql/generated/contract.ts";
import type { PrefetchFields, PrefetchRequest } from "../../graphql/prefetch.ts";
import type { ApiModule } from "../module.ts";
import { unfinishedJson } from "./course-queries.ts";
import { coursesGuards } from "./guards.ts";
import { loaders, resolvers } from "./resolvers.ts";
import { spacesJson } from "./space-queries.ts";

/** The fields of the start page that concern the caller alone, read in the statement that also reads the caller. */
const prefetchOwn: PrefetchFields = {
  "Query.enrolledTalentBranches": ({ args, expected }: PrefetchRequest<QueryEnrolledTalentBranchesArgs>) =>
    args.emailAddress == null ? { json: spacesJson(expected.userId), key: expected.userId } : undefined,
  "Query.continueLearning": ({ expected }: PrefetchRequest<unknown>) => ({
    json: unfinishedJson(expected.userId),
    key: expected.userId,
  }),
};

/** Learning spaces and courses as people see them, with how far they are (5.001-5.020). */
export const coursesModule = {
  name: "courses",
  resolvers,
  loaders,
  prefetchFields: prefetchOwn,
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
