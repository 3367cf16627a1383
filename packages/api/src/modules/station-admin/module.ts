import { maxSessionLogs, stationConditions, stationLimits } from "@cathedra/domain/stations";
import type { ApiModule } from "../module.ts";
import { stationAdminGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Stations as staff sees and maintains them, with the logs of their sessions (10.001-10.018). */
export const stationAdminModule = {
  name: "station-admin",
  resolvers,
  listSizes: {
    "Query.vistSystemsByServiceTag": 25,
    "Query.vistActivitiesByServiceTag": maxSessionLogs,
    "VistSystemOverview.licences": stationLimits.licences,
    "VistSystemOverview.operations": 100,
    "VistSystemOverview.computers": 4,
    "VistSystem.conditions": stationConditions.length,
    "VistSystem.software": stationLimits.software,
    "VistSystemComputerInfo.software": stationLimits.software,
    "VistSystemsFound.conditions": stationConditions.length,
  },
  guards: stationAdminGuards,
} satisfies ApiModule;
