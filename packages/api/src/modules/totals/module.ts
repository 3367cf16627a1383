import {
  catalogue,
  mostTargets,
  mostTargetsBehind,
  participantRoles,
  proceduresOf,
} from "@cathedra/domain/logbook";
import type { ApiModule } from "../module.ts";
import { totalsGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";
import { hasTargets } from "./totals-query.ts";

/** The totals of records, and the targets. */
export const totalsModule = {
  name: "totals",
  resolvers,
  prefetchFields: { "Query.logbookTargetsBehind": hasTargets },
  listSizes: {
    "Query.logbookTotals": proceduresOf(catalogue).length,
    "LogbookProcedureTotal.roles": participantRoles.length + 1,
    "LogbookGroupTotals.targets": mostTargets,
    "LogbookTraineeTotals.progress": mostTargets,
    "Query.logbookTargets": mostTargets,
    "LogbookTargetsBehind.targets": mostTargetsBehind,
  },
  guards: totalsGuards,
} satisfies ApiModule;
