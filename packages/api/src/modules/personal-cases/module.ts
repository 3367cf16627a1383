import type { ApiModule } from "../module.ts";
import { personalCaseGuards } from "./guards.ts";

/** Cases that people have made for themselves (12.020-12.036). */
export const personalCasesModule = {
  name: "personal-cases",
  resolvers: {},
  guards: personalCaseGuards,
} satisfies ApiModule;
