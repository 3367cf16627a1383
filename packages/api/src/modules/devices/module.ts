import type { ApiModule } from "../module.ts";
import { deviceGuards } from "./guards.ts";
import { stationVisibility } from "./station-visibility.ts";

/** Machines and stations: their authentication, and the reports of stations. */
export const devicesModule = {
  name: "devices",
  resolvers: {},
  noticeVisibility: [stationVisibility],
  guards: deviceGuards,
} satisfies ApiModule;
