import type { ApiModule } from "../module.ts";
import { doublesGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Records that are probably of one case, and the numbers that tell records from cases. */
export const logbookDoublesModule = {
  name: "logbook-doubles",
  resolvers,
  // The institutions and groups that one person administers.
  listSizes: { "Query.logbookCaseCounts": 20 },
  guards: doublesGuards,
} satisfies ApiModule;
