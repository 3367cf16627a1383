import { mostActivityGroups } from "@cathedra/domain/activity-log";
import type { ApiModule } from "../module.ts";
import { activityLogGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Runs on the simulator, listed and read (6.001, 6.004, 6.010-6.015). */
export const activityLogModule = {
  name: "activity-log",
  resolvers,
  listSizes: { "AllVistActivitiesPage.allCustomerGroups": mostActivityGroups },
  guards: activityLogGuards,
} satisfies ApiModule;
