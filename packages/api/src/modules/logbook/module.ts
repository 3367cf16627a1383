import type { ApiModule } from "../module.ts";
import { logbookGuards } from "./guards.ts";
import { listSizes } from "./list-sizes.ts";
import { prefetchRecords } from "./prefetch-records.ts";
import { refetch, resolvers } from "./resolvers.ts";

/** The logbook (7.009-7.011, 7.063-7.067). */
export const logbookModule = {
  name: "logbook",
  resolvers,
  prefetchFields: prefetchRecords,
  listSizes: {
    ...listSizes,
    "SaveActivityPayload.activities": refetch.limit,
    "DeleteActivityPayload.activities": refetch.limit,
  },
  guards: logbookGuards,
} satisfies ApiModule;
