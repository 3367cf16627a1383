import type { ApiModule } from "../module.ts";
import { personalDataGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** What the portal has about a person: the map of it, and its export for them. */
export const personalDataModule = {
  name: "personal-data",
  resolvers,
  guards: personalDataGuards,
} satisfies ApiModule;
