import { type CastPerson, cast, getCourse, getGroup } from "@cathedra/test-fixtures";
import { aCourse, aSpace, begun, give } from "../courses/learning.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";

/** A course that only Maya's group has. */
const courseId = getCourse("PER-601").id;

const mayas = getGroup("irResidents").id;

/** The people to whom the course is open. */
const inGroup = {
  lets: ["learner", "fellowLearner", "groupAdmin", "adminOfBoth", "adminOfGroupAndOtherCustomer"],
  otherwise: "notFound",
} as const;

export const probes: readonly Probe[] = [
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

/** A course that is open to the person alone, and that they have begun. */
const giveBegun: OwnProbe["give"] = async (portal, whose) => {
  const { id } = await aSpace(portal);
  const courseId = await aCourse(portal, id);
  await give(portal, whose, courseId);
  await begun(portal, whose, courseId);
  return { courseId };
};

const unknown = { courseId: 2_000_000_000 };

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Mutation.enrollUserInCourse",
    give: giveBegun,
    unknown,
    query:
      "mutation ($courseId: Int!) { enrollUserInCourse(courseId: $courseId) { course { id personId } } }",
  },
  {
    operation: "Mutation.resetMyCourseProgress",
    give: giveBegun,
    query: "mutation ($courseId: Int!) { resetMyCourseProgress(courseId: $courseId) { course { id } } }",
    shown: "query ($courseId: Int!) { course(courseId: $courseId) { id completion_status } }",
  },
  {
    operation: "Mutation.refreshCourseProgress",
    give: giveBegun,
    unknown,
    query:
      "mutation ($courseId: Int!) { refreshCourseProgress(courseId: $courseId) { courses { id personId } } }",
  },
];

const openCourseId = getCourse("EVA-101").id;

/** Nothing was read of them yet, so that the operation reads, whatever was asked a moment ago. */
const neverRead =
  ({ userId }: CastPerson, variables: Readonly<Record<string, unknown>>) =>
  async ({ database: { db } }: CastApp) => {
    await db.deleteFrom("course_reading").where("user_id", "=", userId).execute();
    await db.deleteFrom("progress_reading").where("user_id", "=", userId).execute();
    return variables;
  };

export const webOperations: readonly WebOperation[] = [
  ["useStartCourseMutation", cast.maya, 14, () => ({ courseId: openCourseId })],
  ["useFreshProgressMutation", cast.maya, 18, neverRead(cast.maya, { hasReturned: false })],
  [
    "useFreshProgressOfCourseMutation",
    cast.tomas,
    16,
    neverRead(cast.tomas, { courseId: openCourseId, hasReturned: true }),
  ],
  ["useResetCourseMutation", cast.maya, 12, () => ({ courseId: openCourseId })],
  ["useResetProgressMutation", cast.sam, 10],
];
