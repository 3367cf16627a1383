import { mostTurnedOn } from "@cathedra/domain/cloud";
import type { Access } from "../../graphql/guards.ts";
import type { ApiModule } from "../module.ts";
import { assignedJson } from "./fleet-queries.ts";
import { pageLimits } from "./page.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** The fleet of simulators: who has which, for how long, and what administrators do to it. */
export const machinesModule = {
  name: "machines",
  resolvers,
  loaders,
  readAhead: { "Query.getVmAssignedToMe": assignedJson },
  listSizes: {
    "Query.cloudCaseVMs": pageLimits.usual,
    "CloudCaseVM.history": pageLimits.history,
    "CloudCaseVM.last_hour": pageLimits.lastHour,
    "Query.cloudCaseVMHistory": pageLimits.history,
    "Mutation.stopCloudCaseSessionWithVoucherId": 20,
    "Mutation.makeVMsReady": mostTurnedOn,
    "Mutation.turnOffVMsOfEvent": 1,
  },
  guards: [
    guard("Query.cloudCaseVMs"),
    guard("Query.cloudCaseVMHistory"),
    guard("Query.cloudCaseVMReadiness"),
    { operation: "Query.getVmAssignedToMe", policy: "one's own", access: { kind: "signedIn" } },
    {
      operation: "Query.singleUserCloudCaseVMAvailable",
      policy: "says only whether a machine is free",
      access: { kind: "signedIn" },
    },
    {
      operation: "Query.singleUserCloudCaseVMExpectedAt",
      policy: "says only when a machine is free",
      access: { kind: "signedIn" },
    },
    {
      operation: "Mutation.startSingleUserCloudCase",
      policy: "mayUseCloudVoucher",
      access: { kind: "only", callers: ["learner"], otherwise: "notFound" },
    },
    {
      operation: "Mutation.stopCloudCaseSessionWithVoucherId",
      policy: "mayEndCaseSession, mayEndEventSession, mayUseCloudVoucher",
      access: { kind: "only", callers: ["learner", "sysAdmin"], otherwise: "notFound" },
    },
    guard("Mutation.turnOffVM"),
    guard("Mutation.turnOnVM"),
    guard("Mutation.makeVMsReady"),
    guard("Mutation.turnOffVMsOfEvent"),
    guard("Mutation.resetVMToIdle"),
    guard("Mutation.resetVMToOff"),
    guard("Mutation.removeVM"),
    {
      operation: "POST /api/agent/v1/report",
      policy: "the machine's signature",
      access: { kind: "public" },
    },
  ],
} satisfies ApiModule;

function guard(operation: string): { operation: string; policy: string; access: Access } {
  const access: Access = { kind: "only", callers: ["sysAdmin"], otherwise: "forbidden" };
  return { operation, policy: "mayAdministerMachines", access };
}
