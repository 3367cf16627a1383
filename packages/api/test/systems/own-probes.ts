import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import { deleteSystem, linked, userSystems } from "./systems.ts";

export const ownSystemProbes: readonly OwnProbe[] = [
  {
    operation: "Query.UserSystems",
    query: userSystems,
    give: async (portal, whose) => {
      await linked(portal, whose);
      return {};
    },
  },
  {
    operation: "Mutation.DeleteUserSystem",
    query: deleteSystem,
    shown: userSystems,
    give: linked,
  },
];
