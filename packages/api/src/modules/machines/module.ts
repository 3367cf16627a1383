import { maxTurnedOn } from "@cathedra/domain/cloud";
import type { ApiModule } from "../module.ts";
import { assignedJson } from "./fleet-queries.ts";
import { machinesGuards } from "./guards.ts";
import { pageLimits } from "./history-page.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** The fleet of simulators: who uses which machine for how long, and the actions of administrators. */
export const machinesModule = {
  name: "machines",
  resolvers,
  loaders,
  prefetchFields: { "Query.getVmAssignedToMe": assignedJson },
  listSizes: {
    "Query.cloudCaseVMs": pageLimits.usual,
    "CloudCaseVM.history": pageLimits.history,
    "CloudCaseVM.last_hour": pageLimits.lastHour,
    "Query.cloudCaseVMHistory": pageLimits.history,
    "Mutation.stopCloudCaseSessionWithVoucherId": 20,
    "Mutation.makeVMsReady": maxTurnedOn,
    "Mutation.turnOffVMsOfEvent": 1,
    "FailedStarts.starts": 10,
  },
  guards: machinesGuards,
} satisfies ApiModule;
