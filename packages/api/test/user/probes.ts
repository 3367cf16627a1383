import { cast } from "@cathedra/test-fixtures";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";

export const probes: readonly Probe[] = [
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

const query = "{ user { email phone_no } }";

const change = "mutation ($user: UserInput!) { updateUser(user: $user) { user { phone_no } } }";

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Query.user",
    query,
    give: async (portal, whose) => {
      await portal.get(whose, change, { user: { phone_no: "+46 8 111" } });
      return {};
    },
  },
  {
    operation: "Mutation.updateUser",
    query: change,
    shown: query,
    give: async () => ({ user: { phone_no: "+46 8 222" } }),
  },
];

export const webOperations: readonly WebOperation[] = [
  ["ViewerQuery", cast.maya, 1],
  ["HomeQuery", cast.maya, 15, () => ({ withLogbook: true })],
  ["AccountQuery", cast.maya, 3],
  ["useUpdateUserMutation", cast.maya, 6, () => ({ user: { phone_no: "+46 8 123" } })],
];
