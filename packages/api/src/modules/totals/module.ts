import { catalogue, mostTargets, participantRoles, proceduresOf } from "@cathedra/domain";
import type {
  QueryLogbookGroupTotalsArgs,
  QueryLogbookTotalsArgs,
  QueryLogbookTotalsGroupsArgs,
} from "@cathedra/graphql-schema";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { ApiModule } from "../module.ts";
import { readGroupTotals, readTotals, readTotalsGroups } from "./read-totals.ts";

/** What the records add up to, and the targets. */
export const totalsModule: ApiModule = {
  name: "totals",
  resolvers: {
    Query: {
      logbookTotals: (_: unknown, args: QueryLogbookTotalsArgs, context: GraphqlContext) =>
        readTotals(context, context.actor, args),
      logbookTotalsGroups: (_: unknown, args: QueryLogbookTotalsGroupsArgs, context: GraphqlContext) =>
        readTotalsGroups(context, context.actor, args),
      logbookGroupTotals: (_: unknown, args: QueryLogbookGroupTotalsArgs, context: GraphqlContext) =>
        readGroupTotals(context, context.actor, args),
    },
  },
  listSizes: {
    "Query.logbookTotals": proceduresOf(catalogue).length,
    "LogbookProcedureTotal.roles": participantRoles.length + 1,
    "LogbookGroupTotals.targets": mostTargets,
    "LogbookTraineeTotals.progress": mostTargets,
  },
  guards: [
    { operation: "Query.logbookTotals", policy: "mayReadTotals, totalsScope", access: { kind: "signedIn" } },
    { operation: "Query.logbookTotalsGroups", policy: "mayOverseeGroup", access: { kind: "signedIn" } },
    {
      operation: "Query.logbookGroupTotals",
      policy: "mayOverseeGroup",
      access: { kind: "only", callers: ["sysAdmin"], otherwise: "notFound" },
    },
  ],
};
