import { aCourse, aSpace, begun, give } from "../courses/learning.ts";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";

/** A course that is open to the person alone, and that they have begun. */
const giveBegun: OwnProbe["give"] = async (portal, whose) => {
  const { id } = await aSpace(portal);
  const courseId = await aCourse(portal, id);
  await give(portal, whose, courseId);
  await begun(portal, whose, courseId);
  return { courseId };
};

const unknown = { courseId: 2_000_000_000 };

export const ownCourseProgressProbes: readonly OwnProbe[] = [
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
