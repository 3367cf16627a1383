import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import { aCourse, aSpace, begun, give } from "./learning.ts";

/** A space of the person's own, with a course that they have begun. */
const giveBegun: OwnProbe["give"] = async (portal, whose) => {
  const { id: branchId, name } = await aSpace(portal);
  const courseId = await aCourse(portal, branchId);
  await give(portal, whose, courseId);
  await begun(portal, whose, courseId);
  return { branchId, courseId, name };
};

const nothing = { branchId: 2_000_000_000, courseId: 2_000_000_000, name: "no such space" };

const probe = (operation: OwnProbe["operation"], query: string): OwnProbe => ({
  operation,
  query,
  give: giveBegun,
  unknown: nothing,
});

export const ownCourseProbes: readonly OwnProbe[] = [
  probe("Query.enrolledTalentBranches", "{ enrolledTalentBranches { id name } }"),
  probe("Query.talentBranch", "query ($branchId: Int!) { talentBranch(branchId: $branchId) { id name } }"),
  probe("Query.talentBranchByName", "query ($name: String!) { talentBranchByName(name: $name) { id } }"),
  probe("Query.branchCourses", "query ($branchId: Int!) { branchCourses(branchId: $branchId) { id name } }"),
  probe("Query.course", "query ($courseId: Int!) { course(courseId: $courseId) { id name } }"),
  probe("Query.continueLearning", "{ continueLearning { course { id } } }"),
];
