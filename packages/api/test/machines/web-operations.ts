import { cast } from "@cathedra/test-fixtures";
import { startedEvent } from "../events/web-operations.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { addVoucher, caseOfTests, startMutation } from "./fleet.ts";
import { machine } from "./silent-machine.ts";

/** So many that one is to be turned on for it. */
async function readyOneMore(portal: CastApp): Promise<{ ready: number }> {
  await machine(portal, "off");
  const { cloudCaseVMReadiness: has } = await portal.get<{
    cloudCaseVMReadiness: { idle: number; comingUp: number };
  }>(cast.ruth, "{ cloudCaseVMReadiness { idle comingUp } }");
  return { ready: has.idle + has.comingUp + 1 };
}

/** One that Aiko has claimed. */
async function claimed(portal: CastApp): Promise<{ vmId: string; voucherId: number }> {
  await machine(portal, "idle");
  const voucherId = await addVoucher(portal.database.db, [cast.aiko]);
  const { startSingleUserCloudCase } = await portal.get<{ startSingleUserCloudCase: { id: string } }>(
    cast.aiko,
    startMutation,
    { ...caseOfTests, voucherId },
  );
  return { vmId: startSingleUserCloudCase.id, voucherId };
}

/** What Helena needs to start a case. */
async function startable(portal: CastApp) {
  await machine(portal, "idle");
  return { ...caseOfTests, voucherId: await addVoucher(portal.database.db, [cast.helena]) };
}

export const machineWebOperations: readonly WebOperation[] = [
  ["useOngoingPollMachineQuery", cast.maya, 1],
  ["useOngoingPollQuery", cast.maya, 3],
  ["OwnCasePollQuery", cast.maya, 4],
  ["ownMachineAvailabilityQuery", cast.maya, 4],
  ["ownMachinePollQuery", cast.maya, 1],
  ["useCaseStartMutation", cast.helena, 16, startable],
  ["useEndCaseMutation", cast.aiko, 12, claimed],
  ["MachinesQuery", cast.ruth, 5],
  ["useFleetPollQuery", cast.ruth, 5],
  // Of pages that were opened before the fleet became a table.
  ["FleetPollQuery", cast.ruth, 6],
  ["MachineHistoryQuery", cast.ruth, 2, (portal) => machine(portal, "idle").then(({ vmId }) => ({ vmId }))],
  [
    "MachineHistoryEarlierQuery",
    cast.ruth,
    4,
    (portal) => machine(portal, "idle").then(({ vmId }) => ({ vmId, before: "999999999", limit: 24 })),
  ],
  ["MakeReadyMutation", cast.ruth, 12, readyOneMore],
  ["TurnOffEventMutation", cast.ruth, 12, startedEvent],
  [
    "useMachineActsOffMutation",
    cast.ruth,
    9,
    (portal) => machine(portal, "idle").then(({ url }) => ({ url })),
  ],
  ["useMachineActsOnMutation", cast.ruth, 9, (portal) => machine(portal, "off").then(({ url }) => ({ url }))],
  [
    "useMachineActsResetMutation",
    cast.ruth,
    9,
    (portal) => machine(portal, "idle").then(({ vmId }) => ({ vmId })),
  ],
  [
    "useMachineActsRemoveMutation",
    cast.ruth,
    9,
    (portal) => machine(portal, "off").then(({ vmId }) => ({ vmId })),
  ],
  ["useMachineActsFreeMutation", cast.ruth, 12, (portal) => claimed(portal).then(({ vmId }) => ({ vmId }))],
  ["useMachineActsEndMutation", cast.ruth, 12, claimed],
];
