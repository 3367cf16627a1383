import {
  catalogue,
  getProcedures,
  maxTargets,
  maxTargetsBehind,
  participantRoles,
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
    "Query.logbookTotals": getProcedures(catalogue).length,
    "LogbookProcedureTotal.roles": participantRoles.length + 1,
    "LogbookGroupTotals.targets": maxTargets,
    "LogbookTraineeTotals.progress": maxTargets,
    "Query.logbookTargets": maxTargets,
    "LogbookTargetsBehind.targets": maxTargetsBehind,
  },
  guards: totalsGuards,
} satisfies ApiModule;
