import { cast } from "@cathedra/test-fixtures";
import { beforeEach, describe, expect, test } from "vitest";
import { startEventMutation } from "../events/event-builders.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  addEvent,
  addMachines,
  addVoucher,
  caseOfTests,
  chainOf,
  machineRow,
  setUpFleet,
  startMutation,
  untilStatus,
} from "./fleet.ts";

const fleet = setUpFleet();
beforeEach(() => fleet.emptyFleet());

const { maya, priya, ruth } = cast;
const readinessQuery = "{ cloudCaseVMReadiness { idle comingUp off events needed missing nextEventAt } }";
const readiness = async () =>
  (await fleet.get<{ cloudCaseVMReadiness: object }>(ruth, readinessQuery)).cloudCaseVMReadiness;
type Ready = { makeVMsReady: readonly { id: string; status: string }[] };
const makeReady = async (ready: number) =>
  (
    await fleet.get<Ready>(ruth, "mutation ($ready: Int!) { makeVMsReady(ready: $ready) { id status } }", {
      ready,
    })
  ).makeVMsReady;
const turnOffMutation = "mutation ($id: Int!) { turnOffVMsOfEvent(voucherId: $id) { id status } }";
const soon = (seconds: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + seconds * 1000);
/** An event that begins this many seconds from now, started by its organizer. */
async function startedEvent(seconds: number): Promise<number> {
  const voucherId = await addEvent(fleet.db, soon(seconds), [priya.email]);
  await unbranded(fleet.db)
    .insertInto("voucher_case")
    .values({ voucher_id: voucherId, case_id: caseOfTests.caseId })
    .execute();
  await fleet.get(priya, startEventMutation, { voucherId, ...caseOfTests });
  return voucherId;
}
const machinesIn = async (status: string) => {
  const rows = await fleet.db
    .selectFrom("vm")
    .select(["id", "status"])
    .where("removed_at", "is", null)
    .execute();
  return rows.filter((row) => row.status === status).length;
};

describe("making machines ready", () => {
  test("turns on as many machines as are missing, with history and audit, and the reconciler starts them", async () => {
    await addMachines(fleet, 1);
    const off = await addMachines(fleet, 4, { status: "off" });
    const turnedOn = await makeReady(3);
    expect(turnedOn.map(({ status }) => status)).toEqual(["void", "void"]);
    expect(await makeReady(3)).toEqual([]);
    expect(await readiness()).toMatchObject({ idle: 1, comingUp: 2, off: 2 });
    const reconciler = fleet.reconcile();
    for (const { id } of turnedOn) {
      expect(off).toContain(id);
      await untilStatus(fleet.db, id, "idle");
      expect(await chainOf(fleet.db, id)).toEqual(["off", "void PREWARMED", "idle READY"]);
      const audited = await fleet.db.selectFrom("audit_log").selectAll().where("subject", "=", id).execute();
      expect(audited).toMatchObject([
        {
          action: "machine.made_ready",
          actor_id: ruth.userId,
          before: { status: "off" },
          after: { status: "void" },
        },
      ]);
    }
    await reconciler.stop();
    expect(await makeReady(3)).toEqual([]);
    expect(await makeReady(100)).toHaveLength(2);
  });

  test("machines that failed before are turned on last", async () => {
    const [failed = "", sound = ""] = await addMachines(fleet, 2, { status: "off" });
    const since = new Date(Date.now() - 60_000);
    await unbranded(fleet.db)
      .updateTable("vm")
      .set({ reason: "START_FAILED", status_since: since })
      .where("id", "=", failed)
      .execute();
    expect((await makeReady(1)).map(({ id }) => id)).toEqual([sound]);
    expect((await makeReady(2)).map(({ id }) => id)).toEqual([failed]);
  });

  test.each([0, 10_001])("%s are refused", async (ready) => {
    const { errors } = await fleet.ask(
      ruth,
      "mutation ($ready: Int!) { makeVMsReady(ready: $ready) { id } }",
      {
        ready,
      },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ path: "ready", code: "OUT_OF_RANGE" }],
    });
  });

  test("ten simultaneous administrators turn on no more machines than the largest single request", async () => {
    await addMachines(fleet, 1);
    await addMachines(fleet, 20, { status: "off" });
    const asked = [4, 3, 4, 2, 4, 4, 1, 4, 3, 4];
    const answers = await Promise.all(asked.map(makeReady));
    expect(answers.flat()).toHaveLength(3);
    expect(await machinesIn("void")).toBe(3);
    expect(await machinesIn("off")).toBe(17);
  });
});

describe("machines needed for upcoming events", () => {
  test.each([
    ["ENDED", 0],
    ["SILENT", 1],
  ] as const)("an event whose session ended by %s needs %i machines", async (reason, events) => {
    await addMachines(fleet, 1);
    const at = soon(-600);
    const voucherId = await addEvent(fleet.db, at, [priya.email]);
    const [machine] = await fleet.db.selectFrom("vm").select("id").where("removed_at", "is", null).execute();
    await unbranded(fleet.db)
      .insertInto("vm_session")
      .values({
        vm_id: machine?.id ?? "",
        voucher_id: voucherId,
        kind: "event",
        module_id: caseOfTests.moduleId,
        case_id: caseOfTests.caseId,
        limit_s: 3600,
        started_at: at,
        ends_at: new Date(at.getTime() + 3_600_000),
        ended_at: soon(-60),
        end_reason: reason,
        used_s: 540,
      })
      .execute();
    expect(await readiness()).toMatchObject({ events, needed: events });
  });

  test("events without a machine are counted, with as many statements for 25 events as for one", async () => {
    await addMachines(fleet, 2);
    await addMachines(fleet, 30, { status: "off" });
    const far = soon(7200);
    await addEvent(fleet.db, far);
    expect(await readiness()).toMatchObject({ events: 0, missing: 0, nextEventAt: far.toISOString() });
    const one = await statementsOf(readiness);
    expect(one).toHaveLength(2);
    const next = soon(1800);
    for (let count = 0; count < 3; count += 1) await addEvent(fleet.db, next);
    expect(await readiness()).toMatchObject({ idle: 2, events: 3, needed: 3, missing: 1 });
    await startedEvent(60);
    expect(await readiness()).toEqual({
      idle: 1,
      comingUp: 0,
      off: 30,
      events: 3,
      needed: 3,
      missing: 2,
      nextEventAt: next.toISOString(),
    });
    for (let count = 0; count < 22; count += 1) await addEvent(fleet.db, next);
    expect(await statementsOf(readiness)).toHaveLength(2);
    expect(await makeReady(25)).toHaveLength(24);
    expect(await readiness()).toMatchObject({ needed: 25, missing: 0 });
  });
});

describe("events for which the fleet has no machine", () => {
  const beyondQuery = "{ cloudCaseVMReadiness { eventsWithoutMachine eventsWithoutMachineAfterRemoval } }";
  const beyond = async () => (await fleet.get(ruth, beyondQuery)).cloudCaseVMReadiness;

  test("events for which the fleet has no machine are counted for the fleet as it is and with one machine fewer, at any time in the future", async () => {
    await addMachines(fleet, 2);
    await addMachines(fleet, 2, { status: "off" });
    for (let count = 0; count < 4; count += 1) await addEvent(fleet.db, soon(90_000), [priya.email]);
    expect(await beyond()).toEqual({ eventsWithoutMachine: 0, eventsWithoutMachineAfterRemoval: 1 });
    const vm = await fleet.db
      .selectFrom("vm")
      .select("id")
      .where("removed_at", "is", null)
      .executeTakeFirstOrThrow();
    await fleet.get(ruth, "mutation ($id: ID!) { removeVM(vmId: $id) }", { id: vm.id });
    expect(await beyond()).toEqual({ eventsWithoutMachine: 1, eventsWithoutMachineAfterRemoval: 2 });
  });

  test("events for which the fleet has no machine do not include an ongoing event, which holds its machine", async () => {
    await addMachines(fleet, 1);
    await startedEvent(0);
    expect(await beyond()).toEqual({ eventsWithoutMachine: 0, eventsWithoutMachineAfterRemoval: 1 });
    expect(await readiness()).toMatchObject({ events: 0 });
    await addEvent(fleet.db, soon(0), [priya.email]);
    expect(await beyond()).toMatchObject({ eventsWithoutMachine: 1 });
  });
});

describe("turning off the machine of an event", () => {
  test("turning off the machine of an event ends its session or start, powers off its machine, and affects no other machine", async () => {
    const [first = ""] = await addMachines(fleet, 2);
    const event = await startedEvent(0);
    const voucherId = await addVoucher(fleet.db, [maya]);
    const { startSingleUserCloudCase: other } = await fleet.get(maya, startMutation, {
      ...caseOfTests,
      voucherId,
    });
    const held = await unbranded(fleet.db)
      .selectFrom("vm")
      .select("id")
      .where("event_id", "=", event)
      .execute();
    const id = held[0]?.id ?? first;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => fleet.get(ruth, turnOffMutation, { id: event })),
    );
    expect(answers.flatMap(({ turnOffVMsOfEvent }) => turnOffVMsOfEvent)).toEqual([{ id, status: "off" }]);
    expect((await chainOf(fleet.db, id)).at(-1)).toBe("off WITHDRAWN");
    expect((await machineRow(fleet.db, other.id)).status).toBe("desired");
    const reconciler = fleet.reconcile();
    await expect.poll(() => fleet.agents.machine(id).isRunning).toBe(false);
    await reconciler.stop();
    const audited = await fleet.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", id)
      .execute();
    expect(audited).toEqual([{ action: "machine.turned_off" }]);
  });

  test("turning off the machine of an event returns an empty list for an event without a machine and for an unknown event", async () => {
    const event = await addEvent(fleet.db, soon(0), [priya.email]);
    for (const id of [event, 999_999])
      expect(await fleet.get(ruth, turnOffMutation, { id })).toEqual({ turnOffVMsOfEvent: [] });
  });
});
