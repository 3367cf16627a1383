import { catalogue, mostTargets, participantRoles, proceduresOf } from "@cathedra/domain/logbook";
import type {
  MutationDeleteLogbookTargetArgs,
  MutationSaveLogbookTargetArgs,
  QueryLogbookGroupTotalsArgs,
  QueryLogbookTargetsArgs,
  QueryLogbookTotalsArgs,
  QueryLogbookTotalsGroupsArgs,
} from "@cathedra/graphql-schema";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { ApiModule } from "../module.ts";
import { deleteTarget, readTargets, saveTarget } from "./administer-targets.ts";
import { totalsGuards } from "./guards.ts";
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
      logbookTargets: (_: unknown, { customerId }: QueryLogbookTargetsArgs, context: GraphqlContext) =>
        readTargets(context, context.actor, customerId),
      logbookGroupTotals: (_: unknown, args: QueryLogbookGroupTotalsArgs, context: GraphqlContext) =>
        readGroupTotals(context, context.actor, args),
    },
    Mutation: {
      saveLogbookTarget: (_: unknown, args: MutationSaveLogbookTargetArgs, context: GraphqlContext) =>
        saveTarget(context, context.actor, args),
      deleteLogbookTarget: (_: unknown, { id }: MutationDeleteLogbookTargetArgs, context: GraphqlContext) =>
        deleteTarget(context, context.actor, id),
    },
  },
  listSizes: {
    "Query.logbookTotals": proceduresOf(catalogue).length,
    "LogbookProcedureTotal.roles": participantRoles.length + 1,
    "LogbookGroupTotals.targets": mostTargets,
    "LogbookTraineeTotals.progress": mostTargets,
    "Query.logbookTargets": mostTargets,
  },
  guards: totalsGuards,
};
