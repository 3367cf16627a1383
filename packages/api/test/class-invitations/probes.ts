import { groupOf } from "@cathedra/test-fixtures";
import type { Operation } from "../../src/graphql/guards.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";

const mayas = groupOf("irResidents").id;
const nobodys = groupOf("vascularRotation").id;

const calls: readonly (readonly [Operation, (group: number) => string])[] = [
  [
    "Query.classInvitation",
    (group) => `{ classInvitation(customerGroupId: ${group}) { inviteeCount invitees { totalCount } } }`,
  ],
  [
    "Mutation.inviteClass",
    (group) => `mutation {
      inviteClass(customerGroupId: ${group}, people: [{ email: "new@x.org", firstName: "", lastName: "" }]) { results }
    }`,
  ],
  [
    "Mutation.inviteAgain",
    (group) => `mutation { inviteAgain(customerGroupId: ${group}, inviteeIds: [1]) { count } }`,
  ],
  [
    "Mutation.forgetInvitees",
    (group) => `mutation { forgetInvitees(customerGroupId: ${group}, inviteeIds: [1]) { count } }`,
  ],
];

export const classInvitationProbes: readonly Probe[] = calls.flatMap(([operation, query]) => [
  { operation, about: "of Maya's group", call: { query: query(mayas) } },
  {
    operation,
    about: "of a group of Lakeside that one is not in",
    call: { query: query(nobodys) },
    rule: {
      lets: ["customerAdminOfOtherCustomer", "adminOfGroupAndOtherCustomer", "sysAdmin"],
      otherwise: "notFound",
    },
  },
]);
