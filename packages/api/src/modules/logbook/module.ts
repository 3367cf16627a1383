import type { ApiModule } from "../module.ts";
import { listSizes } from "./list-sizes.ts";
import { refetch, resolvers } from "./resolvers.ts";

/** The logbook (7.009-7.011, 7.063-7.067). */
export const logbookModule = {
  name: "logbook",
  resolvers,
  listSizes: {
    ...listSizes,
    "SaveActivityPayload.activities": refetch.limit,
    "DeleteActivityPayload.activities": refetch.limit,
  },
  guards: [
    { operation: "Query.recentActivities", policy: "mayUseLogbook, scopeOf", access: { kind: "signedIn" } },
    { operation: "Query.activities", policy: "mayUseLogbook, scopeOf", access: { kind: "signedIn" } },
    {
      operation: "Query.activity",
      policy: "mayReadRecord",
      access: { kind: "only", callers: ["learner", "sysAdmin"], otherwise: "notFound" },
    },
    { operation: "Query.IRLogFormData", policy: "mayUseLogbook", access: { kind: "signedIn" } },
    {
      operation: "Mutation.saveActivity",
      policy: "mayUseLogbook, mayCreateRecordIn, mayEditRecord, mayListParticipant",
      access: { kind: "only", callers: ["learner"], otherwise: "notFound" },
    },
    {
      operation: "Mutation.deleteActivity",
      policy: "mayUseLogbook, mayDeleteRecord",
      access: { kind: "only", callers: ["learner"], otherwise: "notFound", knowing: ["sysAdmin"] },
    },
  ],
} satisfies ApiModule;
