import type { ApiModule } from "../module.ts";
import { peopleGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** A person as support and administrators look them up. */
export const peopleModule = {
  name: "people",
  resolvers,
  guards: peopleGuards,
} satisfies ApiModule;
