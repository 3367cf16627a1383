import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import { findEntrustments } from "./entrustment-view.ts";
import { listEntrustments, listRolesToSettle } from "./list-entrustments.ts";
import { rateEntrustment, stateTraineeRole } from "./rate-entrustment.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    logbookEntrustments: (_, args, context) => listEntrustments(context, context.actor, args),
    logbookRolesToSettle: (_, _args, { db, actor }) => listRolesToSettle(db, actor),
  },
  Mutation: {
    rateEntrustment: (_, args, context) => rateEntrustment(context, context.actor, args),
    stateTraineeRole: (_, args, context) => stateTraineeRole(context, context.actor, args),
  },
} satisfies Resolvers;

/** Fields that another table answers, read for all rows of a page together. */
export const loaders = {
  Activity: {
    entrustment: (queries, { db, actor, clock }) =>
      findEntrustments(
        db,
        actor,
        queries.map(({ obj }) => obj.id),
        clock(),
      ),
  },
} satisfies Loaders;
