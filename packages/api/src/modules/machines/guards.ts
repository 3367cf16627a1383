import {
  mayAdministerMachines,
  mayEndCaseSession,
  mayEndEventSession,
  maySeeFailedRequests,
  mayUseCloudVoucher,
} from "@cathedra/domain/access";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const machinesGuards: readonly Guard[] = [
  ...guardEach(
    [
      "Query.cloudCaseVMs",
      "Query.cloudCaseVMHistory",
      "Query.cloudCaseVMReadiness",
      "Mutation.turnOffVM",
      "Mutation.turnOnVM",
      "Mutation.makeVMsReady",
      "Mutation.turnOffVMsOfEvent",
      "Mutation.resetVMToIdle",
      "Mutation.resetVMToOff",
      "Mutation.removeVM",
    ],
    { asks: mayAdministerMachines, of: "nothing", lets: ["sysAdmin"], otherwise: "forbidden" },
  ),
  {
    operation: "Query.failedStarts",
    asks: maySeeFailedRequests,
    of: "nothing",
    lets: ["support", "sysAdmin"],
    otherwise: "forbidden",
  },
  { operation: "Query.getVmAssignedToMe", own: "the machine that one has" },
  { operation: "Query.singleUserCloudCaseVMAvailable", signedIn: "says only whether a machine is free" },
  { operation: "Query.singleUserCloudCaseVMExpectedAt", signedIn: "says only when a machine is free" },
  {
    operation: "Mutation.startSingleUserCloudCase",
    asks: mayUseCloudVoucher,
    of: "voucher",
    lets: ["learner"],
    otherwise: "notFound",
  },
  {
    operation: "Mutation.stopCloudCaseSessionWithVoucherId",
    asks: mayEndCaseSession,
    of: "session",
    also: [mayEndEventSession, mayUseCloudVoucher],
    lets: ["learner", "sysAdmin"],
    otherwise: "notFound",
  },
  { operation: "POST /api/agent/v1/report", public: "the machine's signature" },
];
