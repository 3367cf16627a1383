import type { ApiModule } from "../module.ts";
import { personalDataGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** The map of all data about a person, and its export for them. */
export const personalDataModule = {
  name: "personal-data",
  resolvers,
  guards: personalDataGuards,
} satisfies ApiModule;
