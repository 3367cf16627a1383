import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { approveCode, declineCode, readCodeFor } from "./decide-code.ts";
import { endOwnSession } from "./end-session.ts";
import { findSessions } from "./session-queries.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    qrLogin: (_, args, context) => readCodeFor(context, context.actor, args),
    stationSessions: (_, _args, { db, actor, clock }) => findSessions(db, actor.userId, clock()),
  },
  Mutation: {
    QRLogin: (_, wanted, context) => approveCode(context, context.actor, wanted),
    declineQRLogin: (_, wanted, context) => declineCode(context, context.actor, wanted),
    endStationSession: (_, { id }, context) => endOwnSession(context, context.actor, id),
  },
  StationSession: {
    station: (session) => session,
  },
} satisfies Resolvers;
