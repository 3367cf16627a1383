import { getRoomRole, mayEnterCaseSession } from "@cathedra/domain/access";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const roomsGuards: readonly Guard[] = [
  ...guardEach(["Query.cloudCaseRoomToken", "Mutation.witnessCloudCaseRoom"], {
    asks: getRoomRole,
    of: "room",
    lets: ["learner"],
    otherwise: "notFound",
  }),
  {
    operation: "Mutation.extendSingleUserCloudCase",
    asks: mayEnterCaseSession,
    of: "session",
    lets: ["learner"],
    otherwise: "notFound",
  },
  { operation: "Query.cloudSessionEnding", own: "of a session whose room one may be in", by: [getRoomRole] },
  { operation: "Query.lostCloudCaseSession", own: "the last session that one lost" },
  { operation: "Query.singleUserCloudCaseExtendableUntil", own: "of the session that one is in" },
];
