import type { ApiModule } from "../module.ts";
import { softwareUpdatesGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Software of stations as they have it: what is new, downloads, installations, documentation (11.017-11.033). */
export const softwareUpdatesModule = {
  name: "software-updates",
  resolvers,
  listSizes: { "Query.vistAvailableReleasesForSystem": 20 },
  guards: softwareUpdatesGuards,
} satisfies ApiModule;
