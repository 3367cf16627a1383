import type { ApiModule } from "../module.ts";
import { userGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** The signed-in person with the profile (13.008-13.010). */
export const userModule = {
  name: "user",
  resolvers,
  guards: userGuards,
} satisfies ApiModule;
