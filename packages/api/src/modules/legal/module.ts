import type { ApiModule } from "../module.ts";
import { legalGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Which versions of the terms a person accepted. */
export const legalModule = {
  name: "legal",
  resolvers,
  listSizes: { "Query.acceptedTerms": 20 },
  guards: legalGuards,
} satisfies ApiModule;
