import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import { extendableUntil, extendCase } from "./extend-case.ts";
import { findLostCase, lostSessionLoader } from "./lost-session.ts";
import { reportRoomConnection } from "./report-room-connection.ts";
import { issueRoomToken } from "./room-token.ts";
import { readSessionEnding } from "./session-ending.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    cloudCaseRoomToken: (_, { sessionId }, context) => issueRoomToken(context, context.actor, sessionId),
    cloudSessionEnding: (_, { sessionId }, context) => readSessionEnding(context, context.actor, sessionId),
    lostCloudCaseSession: (_, _args, { db, actor, clock }) => findLostCase(db, actor.userId, clock()),
    singleUserCloudCaseExtendableUntil: (_, _args, context) => extendableUntil(context, context.actor.userId),
  },
  Mutation: {
    extendSingleUserCloudCase: (_, args, context) => extendCase(context, context.actor, args),
    witnessCloudCaseRoom: (_, { sessionId }, context) =>
      reportRoomConnection(context, context.actor, sessionId),
  },
} satisfies Resolvers;

/** Fields that another table answers, read for all rows of a page together. */
export const loaders = { EventResourceAccessVoucher: { lostSession: lostSessionLoader } } satisfies Loaders;
