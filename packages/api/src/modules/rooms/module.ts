import type {
  MutationExtendSingleUserCloudCaseArgs,
  MutationWitnessCloudCaseRoomArgs,
  QueryCloudCaseRoomTokenArgs,
  QueryCloudSessionEndingArgs,
} from "@cathedra/graphql-schema";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { ApiModule } from "../module.ts";
import { extendableUntil, extendCase } from "./extend-case.ts";
import { roomsGuards } from "./guards.ts";
import { lostCaseOf, lostSessionLoader } from "./lost-session.ts";
import { issueRoomToken } from "./room-token.ts";
import { readSessionEnding } from "./session-ending.ts";
import { witnessRoom } from "./witness-room.ts";

/** The rooms of sessions, single users' and events': who comes in, and as what. */
export const roomsModule: ApiModule = {
  name: "rooms",
  resolvers: {
    Query: {
      cloudCaseRoomToken: (_: unknown, { sessionId }: QueryCloudCaseRoomTokenArgs, context: GraphqlContext) =>
        issueRoomToken(context, context.actor, sessionId),
      cloudSessionEnding: (_: unknown, { sessionId }: QueryCloudSessionEndingArgs, context: GraphqlContext) =>
        readSessionEnding(context, context.actor, sessionId),
      lostCloudCaseSession: (_: unknown, _args: unknown, { db, actor, clock }: GraphqlContext) =>
        lostCaseOf(db, actor.userId, clock()),
      singleUserCloudCaseExtendableUntil: (_: unknown, _args: unknown, context: GraphqlContext) =>
        extendableUntil(context, context.actor.userId),
    },
    Mutation: {
      extendSingleUserCloudCase: (
        _: unknown,
        args: MutationExtendSingleUserCloudCaseArgs,
        context: GraphqlContext,
      ) => extendCase(context, context.actor, args),
      witnessCloudCaseRoom: (
        _: unknown,
        { sessionId }: MutationWitnessCloudCaseRoomArgs,
        context: GraphqlContext,
      ) => witnessRoom(context, context.actor, sessionId),
    },
  },
  loaders: { EventResourceAccessVoucher: { lostSession: lostSessionLoader } },
  guards: roomsGuards,
};
