import type { ApiModule } from "../module.ts";
import { connectionChecksGuards } from "./guards.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** How well people reach the simulators, told to those who conduct their events. */
export const connectionChecksModule = {
  name: "connection-checks",
  resolvers,
  loaders,
  guards: connectionChecksGuards,
  listSizes: { "EventResourceAccessVoucher.connections": 200 },
} satisfies ApiModule;
