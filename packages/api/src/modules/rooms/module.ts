import type { QueryCloudCaseRoomTokenArgs } from "@cathedra/graphql-schema";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { ApiModule } from "../module.ts";
import { issueRoomToken } from "./room-token.ts";

/** The rooms of sessions, single users' and events': who comes in, and as what. */
export const roomsModule: ApiModule = {
  name: "rooms",
  resolvers: {
    Query: {
      cloudCaseRoomToken: (_: unknown, { sessionId }: QueryCloudCaseRoomTokenArgs, context: GraphqlContext) =>
        issueRoomToken(context, context.actor, sessionId),
    },
  },
  guards: [
    {
      operation: "Query.cloudCaseRoomToken",
      policy: "roomRoleOf",
      access: { kind: "only", callers: ["learner"], otherwise: "notFound" },
    },
  ],
};
