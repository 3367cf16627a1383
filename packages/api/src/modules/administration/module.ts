import type { ApiModule } from "../module.ts";
import { administrationGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** The frame of the administration: its sections (9.002-9.004) and the customers of the caller (9.027). */
export const administrationModule = {
  name: "administration",
  resolvers,
  listSizes: { "Query.getCustomersForAdmin": 1000 },
  guards: administrationGuards,
} satisfies ApiModule;
