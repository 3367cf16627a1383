import type { ApiModule } from "../module.ts";
import { legalGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** The terms of use and who accepted which version. */
export const legalModule = {
  name: "legal",
  resolvers,
  listSizes: { "Query.acceptedTerms": 20 },
  guards: legalGuards,
} satisfies ApiModule;
