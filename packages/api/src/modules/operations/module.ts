import type { ApiModule } from "../module.ts";
import { operationsGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Long operations of every kind: reading their status, cancelling and retrying them. */
export const operationsModule = {
  name: "operations",
  resolvers,
  listSizes: { "HangingWork.items": 3 },
  guards: operationsGuards,
} satisfies ApiModule;
