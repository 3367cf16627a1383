import { getEventRole } from "@cathedra/domain/access";
import type { Guard } from "../../graphql/guards.ts";

export const connectionChecksGuards: readonly Guard[] = [
  {
    operation: "Query.connectionTarget",
    signedIn: "a machine that measures, for a few minutes; no room is opened by it",
  },
  { operation: "Query.connectionCheck", own: "one's own last check", by: [getEventRole] },
  { operation: "Mutation.saveConnectionCheck", own: "in the place of one's own last check" },
];
