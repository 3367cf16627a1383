import { mostActivityGroups } from "@cathedra/domain/activity-log";
import type { ApiModule } from "../module.ts";
import { activityVisibility } from "./activity-visibility.ts";
import { activityLogGuards } from "./guards.ts";
import { prefetchActivities } from "./prefetch-activities.ts";
import { resolvers } from "./resolvers.ts";

/** Runs on the simulator, listed and read (6.001, 6.004, 6.010-6.015). */
export const activityLogModule = {
  name: "activity-log",
  resolvers,
  prefetchFields: prefetchActivities,
  listSizes: {
    "AllVistActivitiesPage.allCustomerGroups": mostActivityGroups,
    "Query.vistActivityChoices": 50,
    "VistActivityModule.exercises": 10,
  },
  guards: activityLogGuards,
  noticeVisibility: [activityVisibility],
} satisfies ApiModule;
