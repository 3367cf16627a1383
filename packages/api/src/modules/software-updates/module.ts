import type { ApiModule } from "../module.ts";
import { softwareUpdatesGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** The software of a station: available releases, downloads, installations, documentation (11.017-11.033). */
export const softwareUpdatesModule = {
  name: "software-updates",
  resolvers,
  listSizes: { "Query.vistAvailableReleasesForSystem": 20 },
  guards: softwareUpdatesGuards,
} satisfies ApiModule;
