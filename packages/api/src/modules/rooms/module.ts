import type { ApiModule } from "../module.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** The rooms of sessions, single users' and events': who comes in, and as what. */
export const roomsModule = {
  name: "rooms",
  resolvers,
  loaders,
  guards: [
    { operation: "Query.lostCloudCaseSession", policy: "one's own", access: { kind: "signedIn" } },
    {
      operation: "Mutation.witnessCloudCaseRoom",
      policy: "roomRoleOf, and in the room by the machine's own word",
      access: { kind: "only", callers: ["learner"], otherwise: "notFound" },
    },
    {
      operation: "Query.cloudCaseRoomToken",
      policy: "roomRoleOf",
      access: { kind: "only", callers: ["learner"], otherwise: "notFound" },
    },
    {
      operation: "Query.cloudSessionEnding",
      policy: "roomRoleOf: of another's session there is none",
      access: { kind: "signedIn" },
    },
    {
      operation: "Query.singleUserCloudCaseExtendableUntil",
      policy: "one's own",
      access: { kind: "signedIn" },
    },
    {
      operation: "Mutation.extendSingleUserCloudCase",
      policy: "mayEnterCaseSession",
      access: { kind: "only", callers: ["learner"], otherwise: "notFound" },
    },
  ],
} satisfies ApiModule;
