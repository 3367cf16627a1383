import type { ApiModule } from "../module.ts";
import { platformSyncGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** The mirror of the learning platform and its synchronisations (5.042-5.045). */
export const platformSyncModule = {
  name: "platform-sync",
  resolvers,
  listSizes: { "Query.talentSyncChanges": 50 },
  guards: platformSyncGuards,
} satisfies ApiModule;
