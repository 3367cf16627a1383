import type { ApiModule } from "../module.ts";
import { duplicatesGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Records that are probably of one case, and the numbers that tell records from cases. */
export const logbookDuplicatesModule = {
  name: "logbook-duplicates",
  resolvers,
  // The institutions and groups that one person administers.
  listSizes: { "Query.logbookDoubles": 20, "Query.logbookCaseCounts": 20 },
  guards: duplicatesGuards,
} satisfies ApiModule;
