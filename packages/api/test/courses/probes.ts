import { cast, getCourse, getGroup } from "@cathedra/test-fixtures";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import { aCourse, aSpace, begun, give } from "./learning.ts";

const mayas = getGroup("irResidents").id;

/** Reads Maya's courses by her e-mail address, with the rights that reading a profile needs (X30). */
const ofMaya = {
  lets: ["learner", "groupAdmin", "adminOfBoth", "adminOfGroupAndOtherCustomer"],
  otherwise: "forbidden",
} as const;

export const probes: readonly Probe[] = [
  {
    operation: "Query.enrolledTalentBranches",
    about: "one's own",
    call: { query: "{ enrolledTalentBranches { id name } }" },
  },
  {
    operation: "Query.enrolledTalentBranches",
    about: "Maya's, by her address",
    call: { query: `{ enrolledTalentBranches(emailAddress: "${cast.maya.email}") { id } }` },
    rule: ofMaya,
  },
  { operation: "Query.talentBranch", call: { query: "{ talentBranch(branchId: 1) { id name } }" } },
  {
    operation: "Query.talentBranchByName",
    call: { query: '{ talentBranchByName(name: "neuro") { id name } }' },
  },
  {
    operation: "Query.branchCourses",
    about: "one's own",
    call: { query: "{ branchCourses(branchId: 1) { id } }" },
  },
  {
    operation: "Query.branchCourses",
    about: "Maya's, by her address",
    call: { query: `{ branchCourses(branchId: 1, emailAddress: "${cast.maya.email}") { id } }` },
    rule: ofMaya,
  },
  { operation: "Query.course", call: { query: "{ course(courseId: 1) { id name } }" } },
  { operation: "Query.continueLearning", call: { query: "{ continueLearning { course { id } } }" } },
  {
    operation: "Query.coursesByGroup",
    about: "of Maya's group, with one's own progress",
    call: { query: `{ coursesByGroup(customerGroupId: ${mayas}) { id completion_status } }` },
  },
  ...[`emailAddress: "${cast.maya.email}"`, `uid: "${cast.maya.keycloakId}"`].map(
    (person): Probe => ({
      operation: "Query.coursesByGroup",
      about: `of Maya's group, with Maya's progress, by ${person}`,
      call: {
        query: `{ coursesByGroup(customerGroupId: ${mayas}, ${person}) { id completion_status } }`,
      },
      rule: {
        lets: ["learner", "groupAdmin", "adminOfBoth", "adminOfGroupAndOtherCustomer", "sysAdmin"],
        otherwise: "notFound",
        knowing: ["fellowLearner", "customerAdmin"],
      },
    }),
  ),
];

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

export const ownProbes: readonly OwnProbe[] = [
  probe("Query.enrolledTalentBranches", "{ enrolledTalentBranches { id name } }"),
  probe("Query.talentBranch", "query ($branchId: Int!) { talentBranch(branchId: $branchId) { id name } }"),
  probe("Query.talentBranchByName", "query ($name: String!) { talentBranchByName(name: $name) { id } }"),
  probe("Query.branchCourses", "query ($branchId: Int!) { branchCourses(branchId: $branchId) { id name } }"),
  probe("Query.course", "query ($courseId: Int!) { course(courseId: $courseId) { id name } }"),
  probe("Query.continueLearning", "{ continueLearning { course { id } } }"),
];

const courseId = getCourse("EVA-101").id;

export const webOperations: readonly WebOperation[] = [
  ["LearningSpacesQuery", cast.maya, 2],
  ["SpaceByNameQuery", cast.maya, 2, () => ({ name: "neuro" })],
  ["LearningSpaceQuery", cast.maya, 3, () => ({ branchId: 1 })],
  ["CourseQuery", cast.maya, 5, () => ({ branchId: 1, courseId })],
  [
    "useMakeAvailableMutation",
    cast.priya,
    14,
    () => ({ courseId, customerGroupId: getGroup("irResidents").id, uid: cast.maya.keycloakId }),
  ],
  [
    "UserCoursesQuery",
    cast.priya,
    4,
    () => ({
      customerGroupId: getGroup("irResidents").id,
      emailAddress: cast.maya.email,
      uid: cast.maya.keycloakId,
    }),
  ],
];
