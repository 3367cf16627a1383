import { mayAdministerMachines } from "@cathedra/domain/access";
import { singleUserSessionSeconds } from "@cathedra/domain/cloud";
import { authorize } from "../../errors.ts";
import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import { recordFailedStart } from "../failed-requests/public.ts";
import {
  administeredMachine,
  administerMachine,
  machineById,
  machineByUrl,
  readEarlierHistory,
  readMachines,
  turnOffMachinesOfEvent,
} from "./administer-machines.ts";
import { endSessions } from "./end-session.ts";
import { readFailedStarts } from "./failed-starts.ts";
import { findAssigned, getAssigned } from "./fleet-queries.ts";
import { historyLimit } from "./history-page.ts";
import { findHistory, findLastHour } from "./history-queries.ts";
import { makeMachinesReady, readReadiness } from "./make-ready.ts";
import { expectedAt, isMachineFree, startSingleUserCase } from "./start-case.ts";
import { usualPowerOnLoader } from "./usual-power-on.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    cloudCaseVMs: (_, page, context) => readMachines(context, context.actor, page),
    getVmAssignedToMe: (_, _args, { db, actor, prefetched }) =>
      prefetched.getVmAssignedToMe === undefined
        ? findAssigned(db, actor.userId)
        : getAssigned(prefetched.getVmAssignedToMe),
    cloudCaseVMHistory: (_, args, context) => readEarlierHistory(context, context.actor, args),
    failedStarts: (_, _args, context) => readFailedStarts(context, context.actor),
    cloudCaseVMReadiness: (_, _args, context) => readReadiness(context, context.actor),
    singleUserCloudCaseVMAvailable: (_, { durationInSeconds }, context) =>
      isMachineFree(context, durationInSeconds ?? singleUserSessionSeconds),
    singleUserCloudCaseVMExpectedAt: (_, _args, context) => expectedAt(context),
  },
  Mutation: {
    startSingleUserCloudCase: (_, args, context) =>
      recordFailedStart(
        context,
        { kind: "case", thing: args.caseId, voucherId: args.voucherId },
        startSingleUserCase(context, context.actor, args),
      ),
    stopCloudCaseSessionWithVoucherId: (_, args, context) => endSessions(context, context.actor, args),
    turnOffVM: (_, { url }, context) =>
      administeredMachine(context, context.actor, machineByUrl(url), "turnOff"),
    turnOnVM: (_, { url }, context) =>
      administeredMachine(context, context.actor, machineByUrl(url), "turnOn"),
    makeVMsReady: (_, { ready }, context) => makeMachinesReady(context, context.actor, ready),
    turnOffVMsOfEvent: (_, { voucherId }, context) =>
      turnOffMachinesOfEvent(context, context.actor, voucherId),
    resetVMToIdle: (_, { vmId }, context) =>
      administeredMachine(context, context.actor, machineById(vmId), "free"),
    resetVMToOff: (_, { vmId }, context) =>
      administeredMachine(context, context.actor, machineById(vmId), "resetToOff"),
    removeVM: (_, { vmId }, context) =>
      administerMachine(context, context.actor, machineById(vmId), "remove"),
  },
} satisfies Resolvers;

/** Fields that another table answers, read for all rows of a page together. */
export const loaders = {
  CloudCaseVM: {
    history: {
      // The failure is shown to the person who used the machine, not to the next one.
      loader: async (questions, { db, actor }) => {
        authorize(mayAdministerMachines(actor));
        return findHistory(
          db,
          questions.map(({ obj, params }) => ({ id: obj.id, limit: historyLimit(params.limit) })),
        );
      },
      opts: { cache: false },
    },
    last_hour: {
      loader: async (questions, { db, actor, clock }) => {
        authorize(mayAdministerMachines(actor));
        return findLastHour(
          db,
          questions.map(({ obj }) => obj.id),
          clock(),
        );
      },
      opts: { cache: false },
    },
    usual_power_on_in_seconds: usualPowerOnLoader,
  },
} satisfies Loaders;
