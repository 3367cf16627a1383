import type { ApiModule } from "../module.ts";
import { resultIntakeGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** The intake of results from the simulator (12.032). */
export const resultIntakeModule = {
  name: "result-intake",
  resolvers,
  guards: resultIntakeGuards,
} satisfies ApiModule;
