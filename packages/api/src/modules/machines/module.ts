import { mayAdministerMachines } from "@cathedra/domain/access";
import { mostTurnedOn, singleUserSessionSeconds } from "@cathedra/domain/cloud";
import type {
  CloudCaseVmHistoryArgs,
  MutationMakeVMsReadyArgs,
  MutationRemoveVmArgs,
  MutationResetVmToIdleArgs,
  MutationResetVmToOffArgs,
  MutationStartSingleUserCloudCaseArgs,
  MutationStopCloudCaseSessionWithVoucherIdArgs,
  MutationTurnOffVMsOfEventArgs,
  MutationTurnOffVmArgs,
  MutationTurnOnVmArgs,
  QueryCloudCaseVMsArgs,
  QueryCloudCaseVmHistoryArgs,
  QuerySingleUserCloudCaseVmAvailableArgs,
} from "@cathedra/graphql-schema";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { ApiModule } from "../module.ts";
import {
  administeredMachine,
  administerMachine,
  byId,
  byUrl,
  insist,
  readEarlier,
  readMachines,
  turnOffMachinesOfEvent,
} from "./administer.ts";
import { endSessions } from "./end-session.ts";
import { assignedJson, assignedOf, findAssigned, type MachineView } from "./fleet-queries.ts";
import { machinesGuards } from "./guards.ts";
import { historyOf, lastHourOf } from "./history-queries.ts";
import { makeMachinesReady, readReadiness } from "./make-ready.ts";
import { historyLimit, pageLimits } from "./page.ts";
import { expectedAt, isMachineFree, startSingleUserCase } from "./start-case.ts";
import { usualPowerOnLoader } from "./usual-power-on.ts";

type HistoryQuestion = { readonly obj: MachineView; readonly params: CloudCaseVmHistoryArgs };

/** The fleet of simulators: who has which, for how long, and what administrators do to it. */
export const machinesModule: ApiModule = {
  name: "machines",
  resolvers: {
    Query: {
      cloudCaseVMs: (_: unknown, page: QueryCloudCaseVMsArgs, context: GraphqlContext) =>
        readMachines(context, context.actor, page),
      getVmAssignedToMe: (_: unknown, _args: unknown, { db, actor, ahead }: GraphqlContext) =>
        ahead.getVmAssignedToMe === undefined
          ? findAssigned(db, actor.userId)
          : assignedOf(ahead.getVmAssignedToMe),
      cloudCaseVMHistory: (_: unknown, args: QueryCloudCaseVmHistoryArgs, context: GraphqlContext) =>
        readEarlier(context, context.actor, args),
      cloudCaseVMReadiness: (_: unknown, _args: unknown, context: GraphqlContext) =>
        readReadiness(context, context.actor),
      singleUserCloudCaseVMAvailable: (
        _: unknown,
        { durationInSeconds }: QuerySingleUserCloudCaseVmAvailableArgs,
        context: GraphqlContext,
      ) => isMachineFree(context, durationInSeconds ?? singleUserSessionSeconds),
      singleUserCloudCaseVMExpectedAt: (_: unknown, _args: unknown, context: GraphqlContext) =>
        expectedAt(context),
    },
    Mutation: {
      startSingleUserCloudCase: (
        _: unknown,
        args: MutationStartSingleUserCloudCaseArgs,
        context: GraphqlContext,
      ) => startSingleUserCase(context, context.actor, args),
      stopCloudCaseSessionWithVoucherId: (
        _: unknown,
        args: MutationStopCloudCaseSessionWithVoucherIdArgs,
        context: GraphqlContext,
      ) => endSessions(context, context.actor, args),
      turnOffVM: (_: unknown, { url }: MutationTurnOffVmArgs, context: GraphqlContext) =>
        administeredMachine(context, context.actor, byUrl(url), "turnOff"),
      turnOnVM: (_: unknown, { url }: MutationTurnOnVmArgs, context: GraphqlContext) =>
        administeredMachine(context, context.actor, byUrl(url), "turnOn"),
      makeVMsReady: (_: unknown, { ready }: MutationMakeVMsReadyArgs, context: GraphqlContext) =>
        makeMachinesReady(context, context.actor, ready),
      turnOffVMsOfEvent: (
        _: unknown,
        { voucherId }: MutationTurnOffVMsOfEventArgs,
        context: GraphqlContext,
      ) => turnOffMachinesOfEvent(context, context.actor, voucherId),
      resetVMToIdle: (_: unknown, { vmId }: MutationResetVmToIdleArgs, context: GraphqlContext) =>
        administeredMachine(context, context.actor, byId(vmId), "free"),
      resetVMToOff: (_: unknown, { vmId }: MutationResetVmToOffArgs, context: GraphqlContext) =>
        administeredMachine(context, context.actor, byId(vmId), "resetToOff"),
      removeVM: (_: unknown, { vmId }: MutationRemoveVmArgs, context: GraphqlContext) =>
        administerMachine(context, context.actor, byId(vmId), "remove"),
    },
  },
  loaders: {
    CloudCaseVM: {
      history: {
        // It names everybody who was on the machine: whoever has it now is not told.
        loader: async (questions: readonly HistoryQuestion[], { db, actor }: GraphqlContext) => {
          insist(mayAdministerMachines(actor));
          return historyOf(
            db,
            questions.map(({ obj, params }) => ({ id: obj.id, limit: historyLimit(params.limit) })),
          );
        },
        opts: { cache: false },
      },
      last_hour: {
        loader: async (
          questions: readonly Pick<HistoryQuestion, "obj">[],
          { db, actor, clock }: GraphqlContext,
        ) => {
          insist(mayAdministerMachines(actor));
          return lastHourOf(
            db,
            questions.map(({ obj }) => obj.id),
            clock(),
          );
        },
        opts: { cache: false },
      },
      usual_power_on_in_seconds: usualPowerOnLoader,
    },
  },
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
  guards: machinesGuards,
};
