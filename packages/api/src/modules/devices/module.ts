import type { ApiModule } from "../module.ts";
import { deviceGuards } from "./guards.ts";
import { stationSight } from "./station-sight.ts";

/** Machines and stations: who they are, and what stations say of themselves. */
export const devicesModule = {
  name: "devices",
  resolvers: {},
  noticeSights: [stationSight],
  guards: deviceGuards,
} satisfies ApiModule;
