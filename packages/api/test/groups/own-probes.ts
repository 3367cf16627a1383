import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import { customerOfOwnGroup } from "../platform/role-matrix/world-changes.ts";

export const ownGroupProbes: readonly OwnProbe[] = [
  {
    operation: "Query.customerGroups",
    query: "{ customerGroups { id name viewerRole } }",
    give: async (portal, whose) => ({ customerId: await customerOfOwnGroup(portal, whose, "learner") }),
  },
  {
    operation: "Query.customerGroupsByUser",
    query: "{ customerGroupsByUser { id name viewerRole } }",
    give: async (portal, whose) => ({ customerId: await customerOfOwnGroup(portal, whose, "learner") }),
  },
];
