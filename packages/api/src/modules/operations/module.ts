import type { ApiModule } from "../module.ts";
import { operationsGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Work that outlasts a request, of every kind: how it stands, cancel and try again. */
export const operationsModule = {
  name: "operations",
  resolvers,
  listSizes: { "HangingWork.items": 3 },
  guards: operationsGuards,
} satisfies ApiModule;
