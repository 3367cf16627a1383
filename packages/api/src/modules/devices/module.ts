import type { ApiModule } from "../module.ts";
import { deviceGuards } from "./guards.ts";

/** Machines and stations: who they are, and what stations say of themselves. */
export const devicesModule = { name: "devices", resolvers: {}, guards: deviceGuards } satisfies ApiModule;
