import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { readChanges } from "./read-changes.ts";
import { readRun, readRuns } from "./read-runs.ts";
import { syncWithTalent } from "./request-sync.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    talentSyncRuns: (_, args, context) => readRuns(context, context.actor, args),
    talentSyncRun: (_, { id }, context) => readRun(context, context.actor, id),
    talentSyncChanges: (_, args, context) => readChanges(context, context.actor, args),
  },
  Mutation: {
    syncWithTalent: (_, _args, context) => syncWithTalent(context, context.actor),
  },
} satisfies Resolvers;
