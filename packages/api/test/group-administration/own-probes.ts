import { cast } from "@cathedra/test-fixtures";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import { customerOfOwnGroup } from "../platform/role-matrix/world-changes.ts";

export const ownGroupAdministrationProbes: readonly OwnProbe[] = [
  {
    operation: "Query.administeredGroups",
    people: [cast.priya, cast.lukas],
    query: "{ administeredGroups { totalCount groups { id } } }",
    give: async (portal, whose) => ({ customerId: await customerOfOwnGroup(portal, whose, "admin") }),
  },
];
