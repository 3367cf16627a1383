import { cast, courseOf, groupOf } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";

/** Maya's group alone has it. */
const courseId = courseOf("PER-601").id;
const mayas = groupOf("irResidents").id;

/** Those to whom the course is open. */
const inGroup = {
  lets: ["learner", "fellowLearner", "groupAdmin", "adminOfBoth", "adminOfGroupAndOtherCustomer"],
  otherwise: "notFound",
} as const;

export const courseProgressProbes: readonly Probe[] = [
  {
    operation: "Mutation.enrollUserInCourse",
    call: { query: `mutation { enrollUserInCourse(courseId: ${courseId}) { course { id } } }` },
    rule: inGroup,
  },
  {
    operation: "Mutation.makeCourseAvailable",
    call: {
      query: `mutation {
        makeCourseAvailable(courseId: ${courseId}, customerGroupId: ${mayas}, uid: "${cast.maya.keycloakId}") {
          course { id }
        }
      }`,
    },
  },
  {
    operation: "Mutation.resetMyCourseProgress",
    call: { query: `mutation { resetMyCourseProgress(courseId: ${courseId}) { course { id } } }` },
    rule: inGroup,
  },
  {
    operation: "Mutation.refreshCourseProgress",
    call: { query: "mutation { refreshCourseProgress { isCurrent courses { id } } }" },
  },
  {
    operation: "Mutation.resetAccountProgress",
    call: { query: "mutation { resetAccountProgress { done } }" },
  },
];
