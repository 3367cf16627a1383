import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import { ownCheckStatement } from "./check-queries.ts";
import { connectionTarget } from "./check-target.ts";
import { connectionsLoader } from "./event-connections-loader.ts";
import { saveCheck } from "./save-check.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    connectionTarget: (_, _args, context) => connectionTarget(context),
    connectionCheck: async (_, _args, { db, actor }) =>
      (await ownCheckStatement.first(db, actor.userId)) ?? null,
  },
  Mutation: {
    saveConnectionCheck: (_, { facts }, context) => saveCheck(context, context.actor, facts),
  },
} satisfies Resolvers;

/** Fields that another table answers, read for all rows of a page together. */
export const loaders = {
  EventResourceAccessVoucher: { connections: connectionsLoader },
} satisfies Loaders;
