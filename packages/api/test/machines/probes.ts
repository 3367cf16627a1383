import type { MachineId } from "@cathedra/domain";
import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { startedEvent } from "../events/probes.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import { emptyFleet, runningSession } from "../rooms/room-helpers.ts";
import type { TestApp } from "../support/app.ts";
import type { CastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { getState, signedReport } from "./fake-agents.ts";
import { addVoucher, caseOfTests, startMutation } from "./fleet.ts";
import { machine } from "./silent-machine.ts";

const id = "7a4c0000-0000-4000-8000-000000000001" as MachineId;

const url = "https://simulator.example";

/** One machine, new and in this status; what a former caller did to it is undone. */
const machineIn =
  (status: "idle" | "off" | "desired") =>
  async ({ database: { db } }: TestApp) => {
    await sql`delete from vm_step where vm_id = ${id}`.execute(db);
    await sql`
    insert into vm (id, name, url, driver, status) values (${id}, 'Simulator 1', ${url}, 'fake', 'off')
    on conflict (id) do update set removed_at = null, status = 'off', session_id = null, module_id = null, case_id = null,
      voucher_id = null, started_by = null, claimed_at = null, limit_ms = null, deadline_at = null`.execute(
      db,
    );
    if (status === "idle") await db.updateTable("vm").set({ status }).where("id", "=", id).execute();
    if (status !== "desired") return;
    const voucherId = await addVoucher(db, [cast.maya]);
    await unbranded(db)
      .updateTable("vm")
      .set({
        status,
        session_id: id,
        module_id: caseOfTests.moduleId,
        case_id: caseOfTests.caseId,
        voucher_id: voucherId,
        started_by: cast.maya.userId,
        claimed_at: new Date(),
        limit_ms: 3_600_000,
        deadline_at: new Date(Date.now() + 30_000),
      })
      .where("id", "=", id)
      .execute();
  };

/** The fleet of simulators, with one machine that is Maya's at most. */
export const probes: readonly Probe[] = [
  {
    operation: "Query.cloudCaseVMs",
    call: { query: "{ cloudCaseVMs { id history { id } last_hour { since } } }" },
  },
  { operation: "Query.failedStarts", call: { query: "{ failedStarts { count starts { id } } }" } },
  {
    operation: "Query.cloudCaseVMHistory",
    call: { query: `{ cloudCaseVMHistory(vmId: "${id}", limit: 5) { id } }` },
  },
  {
    operation: "Query.cloudSessionEnding",
    about: "of a session that there never was",
    call: { query: `{ cloudSessionEnding(sessionId: "${id}") { reason } }` },
  },
  {
    operation: "Query.cloudCaseVMReadiness",
    call: {
      query:
        "{ cloudCaseVMReadiness { idle comingUp off events needed missing nextEventAt eventsWithoutMachine eventsWithoutMachineAfterRemoval } }",
    },
  },
  { operation: "Query.getVmAssignedToMe", call: { query: "{ getVmAssignedToMe { id } }" } },
  {
    operation: "Query.singleUserCloudCaseVMAvailable",
    call: { query: "{ singleUserCloudCaseVMAvailable(durationInSeconds: 3600) }" },
  },
  {
    operation: "Query.singleUserCloudCaseVMExpectedAt",
    call: { query: "{ singleUserCloudCaseVMExpectedAt }" },
  },
  {
    operation: "Mutation.startSingleUserCloudCase",
    about: "on Maya's voucher",
    call: {
      query: startMutation,
      variables: async ({ database }) => ({
        ...caseOfTests,
        voucherId: await addVoucher(database.db, [cast.maya]),
      }),
    },
    prepare: machineIn("idle"),
  },
  {
    operation: "Mutation.stopCloudCaseSessionWithVoucherId",
    about: "of Maya's voucher",
    call: {
      query:
        "mutation ($voucherId: Int!) { stopCloudCaseSessionWithVoucherId(voucherId: $voucherId) { id } }",
      variables: async ({ database }) => ({ voucherId: await addVoucher(database.db, [cast.maya]) }),
    },
  },
  {
    operation: "Mutation.turnOffVM",
    call: { query: `mutation { turnOffVM(url: "${url}") { id } }` },
    prepare: machineIn("idle"),
  },
  {
    operation: "Mutation.turnOnVM",
    call: { query: `mutation { turnOnVM(url: "${url}") { id } }` },
    prepare: machineIn("off"),
  },
  {
    operation: "Mutation.makeVMsReady",
    call: { query: "mutation { makeVMsReady(ready: 1) { id } }" },
    prepare: machineIn("off"),
  },
  {
    operation: "Mutation.turnOffVMsOfEvent",
    about: "of an event that nothing goes on for",
    call: { query: "mutation { turnOffVMsOfEvent(voucherId: 999999) { id } }" },
  },
  {
    operation: "Mutation.resetVMToIdle",
    call: { query: `mutation { resetVMToIdle(vmId: "${id}") { id } }` },
    prepare: machineIn("desired"),
  },
  {
    operation: "Mutation.resetVMToOff",
    call: { query: `mutation { resetVMToOff(vmId: "${id}") { id } }` },
    prepare: machineIn("idle"),
  },
  {
    operation: "Mutation.removeVM",
    call: { query: `mutation { removeVM(vmId: "${id}") }` },
    prepare: machineIn("idle"),
  },
  {
    operation: "POST /api/agent/v1/report",
    about: "signed by the machine",
    call: async () => signedReport({ id, state: getState({ id, phase: { phase: "ready" } }) }),
    prepare: machineIn("idle"),
  },
];

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Query.getVmAssignedToMe",
    query: "{ getVmAssignedToMe { id session_id } }",
    give: ownSession,
  },
];

/** A person has been alone in a case for half an hour, and has hours left. */
export async function ownSession({ database: { db } }: TestApp, by: CastPerson) {
  const fleet = { db, agents: { url: (id: string) => `https://${id}.sim.example` } };
  await emptyFleet(fleet);
  const voucherId = await addVoucher(db, [by], { seconds: 4 * 3600 });
  const startedAt = new Date(Date.now() - 1_800_000);
  const { machine, sessionId } = await runningSession(fleet, { by, voucherId, startedAt });
  return { vmId: machine, sessionId };
}

/** So many events that a machine has to be turned on for them. */
async function readyOneMore(portal: CastApp): Promise<{ ready: number }> {
  await machine(portal, "off");
  const { cloudCaseVMReadiness: has } = await portal.get(
    cast.ruth,
    "{ cloudCaseVMReadiness { idle comingUp } }",
  );
  return { ready: has.idle + has.comingUp + 1 };
}

/** One that Aiko has claimed. */
async function claimed(portal: CastApp): Promise<{ vmId: string; voucherId: number }> {
  await machine(portal, "idle");
  const voucherId = await addVoucher(portal.database.db, [cast.aiko]);
  const { startSingleUserCloudCase } = await portal.get(cast.aiko, startMutation, {
    ...caseOfTests,
    voucherId,
  });
  return { vmId: startSingleUserCloudCase.id, voucherId };
}

/** All that Helena needs to start a case. */
async function startable(portal: CastApp) {
  await machine(portal, "idle");
  return { ...caseOfTests, voucherId: await addVoucher(portal.database.db, [cast.helena]) };
}

export const webOperations: readonly WebOperation[] = [
  ["FailedStartsQuery", cast.ingrid, 2],
  ["useOngoingPollMachineQuery", cast.maya, 1],
  ["useOngoingPollQuery", cast.maya, 3],
  ["OwnCasePagePollQuery", cast.maya, 4],
  ["ownMachineAvailabilityQuery", cast.maya, 4],
  ["ownMachinePollQuery", cast.maya, 1],
  ["useCaseStartMutation", cast.helena, 16, startable],
  ["useEndCaseMutation", cast.aiko, 12, claimed],
  ["MachinesQuery", cast.ruth, 5],
  ["useFleetPollQuery", cast.ruth, 5],
  // Operations of pages that were opened before the fleet became a table.
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
    "useMachineActionsOffMutation",
    cast.ruth,
    9,
    (portal) => machine(portal, "idle").then(({ url }) => ({ url })),
  ],
  [
    "useMachineActionsOnMutation",
    cast.ruth,
    9,
    (portal) => machine(portal, "off").then(({ url }) => ({ url })),
  ],
  [
    "useMachineActionsResetMutation",
    cast.ruth,
    9,
    (portal) => machine(portal, "idle").then(({ vmId }) => ({ vmId })),
  ],
  [
    "useMachineActionsRemoveMutation",
    cast.ruth,
    9,
    (portal) => machine(portal, "off").then(({ vmId }) => ({ vmId })),
  ],
  [
    "useMachineActionsFreeMutation",
    cast.ruth,
    12,
    (portal) => claimed(portal).then(({ vmId }) => ({ vmId })),
  ],
  ["useMachineActionsEndMutation", cast.ruth, 12, claimed],
];
