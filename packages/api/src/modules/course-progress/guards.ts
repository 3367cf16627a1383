import { mayMakeCourseAvailable, mayResetAccountProgress } from "@cathedra/domain/access";
import { learners } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const courseProgressGuards: readonly Guard[] = [
  { operation: "Mutation.enrollUserInCourse", own: "oneself, in a course that is open to oneself" },
  {
    operation: "Mutation.makeCourseAvailable",
    asks: mayMakeCourseAvailable,
    of: "group",
    lets: ["groupAdmin", "adminOfBoth", "adminOfGroupAndOtherCustomer", "sysAdmin"],
    otherwise: "notFound",
    knowing: [...learners, "customerAdmin"],
  },
  ...guardEach(["Mutation.resetMyCourseProgress", "Mutation.refreshCourseProgress"], {
    own: "one's own progress, by the token",
  }),
  {
    operation: "Mutation.resetAccountProgress",
    asks: mayResetAccountProgress,
    of: "nothing",
    lets: ["demo"],
    otherwise: "forbidden",
  },
];
