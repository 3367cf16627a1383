import { catalogue, mostTargets, participantRoles, proceduresOf } from "@cathedra/domain/logbook";
import type { ApiModule } from "../module.ts";
import { resolvers } from "./resolvers.ts";

/** What the records add up to, and the targets. */
export const totalsModule = {
  name: "totals",
  resolvers,
  listSizes: {
    "Query.logbookTotals": proceduresOf(catalogue).length,
    "LogbookProcedureTotal.roles": participantRoles.length + 1,
    "LogbookGroupTotals.targets": mostTargets,
    "LogbookTraineeTotals.progress": mostTargets,
    "Query.logbookTargets": mostTargets,
  },
  guards: [
    { operation: "Query.logbookTotals", policy: "mayReadTotals, totalsScope", access: { kind: "signedIn" } },
    { operation: "Query.logbookTotalsGroups", policy: "mayOverseeGroup", access: { kind: "signedIn" } },
    {
      operation: "Query.logbookGroupTotals",
      policy: "mayOverseeGroup",
      access: { kind: "only", callers: ["sysAdmin"], otherwise: "notFound" },
    },
    {
      operation: "Query.logbookTargets",
      policy: "mayAdministerLogbook",
      access: { kind: "only", callers: ["sysAdmin"], otherwise: "notFound" },
    },
    {
      operation: "Mutation.saveLogbookTarget",
      policy: "mayAdministerLogbook",
      access: { kind: "only", callers: ["sysAdmin"], otherwise: "notFound" },
    },
    {
      operation: "Mutation.deleteLogbookTarget",
      policy: "mayAdministerLogbook",
      access: { kind: "only", callers: ["sysAdmin"], otherwise: "notFound" },
    },
  ],
} satisfies ApiModule;
