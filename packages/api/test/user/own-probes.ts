import type { OwnProbe } from "../platform/role-matrix/probe.ts";

const query = "{ user { email phone_no } }";
const change = "mutation ($user: UserInput!) { updateUser(user: $user) { user { phone_no } } }";

export const ownUserProbes: readonly OwnProbe[] = [
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
