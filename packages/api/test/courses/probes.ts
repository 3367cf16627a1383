import { cast, groupOf } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";

const mayas = groupOf("irResidents").id;

/** Of Maya, by her address: as a profile is read (X30). */
const ofMaya = {
  lets: ["learner", "groupAdmin", "adminOfBoth", "adminOfGroupAndOtherCustomer"],
  otherwise: "forbidden",
} as const;

export const courseProbes: readonly Probe[] = [
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
