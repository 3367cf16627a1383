import { allows, mayOverseeGroup } from "@cathedra/domain/access";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { deleteTarget, readTargets, saveTarget } from "./administer-targets.ts";
import { readGroupTotals, readTargetsBehind, readTotals, readTotalsGroups } from "./read-totals.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    logbookTotals: (_, args, context) => readTotals(context, context.actor, args),
    logbookTargetsBehind: (_, _args, context) => readTargetsBehind(context, context.actor),
    logbookTotalsGroups: (_, args, context) => readTotalsGroups(context, context.actor, args),
    logbookTargets: (_, { customerId }, context) => readTargets(context, context.actor, customerId),
    logbookGroupTotals: (_, args, context) => readGroupTotals(context, context.actor, args),
  },
  Mutation: {
    saveLogbookTarget: (_, args, context) => saveTarget(context, context.actor, args),
    deleteLogbookTarget: (_, { id }, context) => deleteTarget(context, context.actor, id),
  },
  CustomerGroup: {
    viewerCanReadTotals: ({ id, customer }, _, { actor }) =>
      allows(mayOverseeGroup(actor, { id, customerId: customer.id })),
  },
} satisfies Resolvers;
