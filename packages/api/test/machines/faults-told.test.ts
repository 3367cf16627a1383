import { instant, type SessionId } from "@cathedra/domain";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { allInvariants } from "../../src/invariants/all.ts";
import { checkInvariants } from "../../src/invariants/invariant.ts";
import { settleExpired } from "../../src/modules/access-vouchers/settle-expired.ts";
import { anEvent, startEventMutation } from "../events/event-builders.ts";
import { decideOutcome } from "../groups/invitation-helpers.ts";
import { accept, aVoucher, hoursOf } from "../vouchers/voucher-builders.ts";
import { type FakeMachine, run } from "./fake-agents.ts";
import {
  addMachines,
  assignedQuery,
  caseOfTests,
  type Fleet,
  startFleet,
  startMutation,
  untilStatus,
} from "./fleet.ts";

let fleet: Fleet;
let machineId: string;
let agent: FakeMachine;
beforeEach(async () => {
  fleet = await startFleet();
  [machineId = ""] = await addMachines(fleet, 1);
  agent = fleet.agents.machine(machineId);
});
afterEach(async () => {
  expect(await checkInvariants(fleet.db, allInvariants)).toEqual([]);
  await fleet.close();
});

const { maya, ruth } = cast;
const dayMs = 86_400_000;
const assigned = async () => (await fleet.get(maya, assignedQuery)).getVmAssignedToMe;
const session = async () =>
  (await fleet.db.selectFrom("vm_session").select(["end_reason", "used_s"]).execute()).at(-1);

/** Maya starts a case from a voucher that was created and accepted in the usual way. */
async function start(): Promise<SessionId> {
  const { id, code } = await aVoucher(fleet);
  await accept(fleet, maya, code);
  const { startSingleUserCloudCase: started } = await fleet.get<{
    startSingleUserCloudCase: { session_id: SessionId };
  }>(maya, startMutation, { ...caseOfTests, voucherId: id });
  await untilStatus(fleet.db, machineId, "starting");
  return started.session_id;
}

async function letIn(sessionId: SessionId): Promise<void> {
  run(agent, sessionId, caseOfTests);
  await untilStatus(fleet.db, machineId, "started");
}

describe("the person reads the reason, and every second is accounted for", () => {
  test("the person reads the reason when the machine never starts", async () => {
    fleet.reconcile();
    const sessionId = await start();
    fleet.time.ahead = 301_000;
    await untilStatus(fleet.db, machineId, "off");
    expect(await assigned()).toMatchObject({
      status: "off",
      reason: "The simulator took too long to start",
      session_id: sessionId,
      session_used_in_seconds: null,
    });
    expect(await session()).toBeUndefined();
  });

  test.each([
    ["dies", () => Object.assign(agent, { isRunning: false }), "STOPPED", "The machine stopped unexpectedly"],
    [
      "answers garbage",
      () => Object.assign(agent, { manner: "garbage" }),
      "GARBAGE",
      "The machine gave an invalid answer",
    ],
    [
      "is silent",
      () => Object.assign(agent, { manner: "silent" }),
      "SILENT",
      "The machine stopped answering",
    ],
  ] as const)("when the machine %s in a session", async (_, fail, code, reason) => {
    fleet.reconcile({ silentMs: 400 });
    await letIn(await start());
    expect(await assigned()).toMatchObject({ status: "started", session_used_in_seconds: null });
    fail();
    await untilStatus(fleet.db, machineId, "off");
    const over = await session();
    expect(over).toMatchObject({ end_reason: code, used_s: expect.any(Number) });
    expect(await assigned()).toMatchObject({
      status: "off",
      reason,
      session_used_in_seconds: over?.used_s,
    });
  });

  test("a session ends with its reason when the machine runs another session", async () => {
    fleet.reconcile();
    await letIn(await start());
    run(agent, "4ec04d00-0000-4000-8000-00000000f0e1" as SessionId, caseOfTests);
    await vi.waitFor(
      async () => expect(await session()).toMatchObject({ end_reason: "FOREIGN_SESSION" }),
      15_000,
    );
    expect(await assigned()).toBeNull();
    await untilStatus(fleet.db, machineId, "idle");
  });
});

test("a clock that jumps a day ends an event and returns its time once, and setting it back has no effect", async () => {
  fleet.reconcile();
  const before = await hoursOf(fleet);
  const going = await anEvent(fleet, { inHours: 0.1 });
  await fleet.get(ruth, startEventMutation, { voucherId: going.id, ...caseOfTests });
  const { session_id } = await untilStatus(fleet.db, machineId, "starting");
  await letIn(session_id as SessionId);
  await addMachines(fleet, 1);
  const coming = await anEvent(fleet, { inHours: 3 });
  expect(await hoursOf(fleet)).toEqual({
    spendable: before.spendable - 2,
    reserved: before.reserved + 1,
    consumed: before.consumed + 1,
  });

  const settle = () => settleExpired(fleet.db, instant(Date.now() + fleet.time.ahead));
  const afterwards = { ...before, spendable: before.spendable - 1, consumed: before.consumed + 1 };
  fleet.time.ahead = dayMs;
  await vi.waitFor(async () => expect(await session()).toMatchObject({ end_reason: "EVENT_ENDED" }), 15_000);
  expect([await settle(), await settle()]).toEqual([2, 0]);
  expect(await hoursOf(fleet)).toEqual(afterwards);

  fleet.time.ahead = 0;
  expect(decideOutcome(await accept(fleet, maya, coming.code))).toBe("VOUCHER_EXPIRED");
  expect(await settle()).toBe(0);
  expect(await hoursOf(fleet)).toEqual(afterwards);
  await untilStatus(fleet.db, machineId, "idle");
  const { rows } = await sql`select kind, count(*) as entries from quota_entry
    where voucher_id in (${going.id}, ${coming.id}) group by kind order by kind`.execute(fleet.db);
  expect(rows).toEqual([
    { kind: "consume", entries: 1 },
    { kind: "release", entries: 1 },
    { kind: "reserve", entries: 2 },
  ]);
});
