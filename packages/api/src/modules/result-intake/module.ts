import type { ApiModule } from "../module.ts";
import { resultIntakeGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Results of the simulator on their way in (12.032). */
export const resultIntakeModule = {
  name: "result-intake",
  resolvers,
  guards: resultIntakeGuards,
} satisfies ApiModule;
