import type { ApiModule } from "../module.ts";
import { stationSessionGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Signing in on a station by its code, and the sessions that follow (12.037, 12.038). */
export const stationSessionsModule = {
  name: "station-sessions",
  resolvers,
  listSizes: { "Query.stationSessions": 5 },
  guards: stationSessionGuards,
} satisfies ApiModule;
