import type { ApiModule } from "../module.ts";
import { connectionChecksGuards } from "./guards.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** Checks of a person's connection to the simulators, which are shown to the organizers of their events. */
export const connectionChecksModule = {
  name: "connection-checks",
  resolvers,
  loaders,
  guards: connectionChecksGuards,
  listSizes: { "EventResourceAccessVoucher.connections": 200 },
} satisfies ApiModule;
