import type { ApiModule } from "../module.ts";
import { deviceGuards } from "./guards.ts";
import { stationVisibility } from "./station-visibility.ts";

/** Machines and stations: who they are, and what stations say of themselves. */
export const devicesModule = {
  name: "devices",
  resolvers: {},
  noticeVisibility: [stationVisibility],
  guards: deviceGuards,
} satisfies ApiModule;
