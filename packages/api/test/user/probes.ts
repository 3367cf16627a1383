import { cast } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";

export const userProbes: readonly Probe[] = [
  { operation: "Query.user", about: "oneself", call: { query: "{ user { email } }" } },
  {
    operation: "Query.user",
    about: "Maya, by her address",
    call: { query: `{ user(emailAddress: "${cast.maya.email}") { email } }` },
    rule: {
      lets: ["learner", "groupAdmin", "adminOfBoth", "adminOfGroupAndOtherCustomer"],
      otherwise: "forbidden",
    },
  },
  {
    operation: "Mutation.updateUser",
    about: "one's own",
    call: { query: "mutation { updateUser(user: {}) { user { email } } }" },
  },
  {
    operation: "Mutation.updateUser",
    about: "Maya's, by her address",
    call: {
      query: `mutation { updateUser(user: {}, emailAddress: "${cast.maya.email}") { user { email } } }`,
    },
    rule: { lets: ["learner"], otherwise: "forbidden" },
  },
];
