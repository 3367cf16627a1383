import type { SessionId } from "@cathedra/domain";
import { cast, getCustomer, simulatorModules } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { unbranded } from "../support/unbranded.ts";
import { report, run } from "./fake-agents.ts";
import {
  addEvent,
  addMachines,
  addVoucher,
  assignedQuery,
  caseOfTests,
  chainOf,
  endMutation,
  type Fleet,
  machineRow,
  startFleet,
  startMutation,
  untilStatus,
} from "./fleet.ts";

let fleet: Fleet;
beforeEach(async () => {
  fleet = await startFleet();
});
afterEach(() => fleet.close());

const { maya } = cast;
const usedOf = async (voucherId: number) =>
  (
    await unbranded(fleet.db)
      .selectFrom("voucher_user")
      .select("used_s")
      .where("voucher_id", "=", voucherId)
      .executeTakeFirstOrThrow()
  ).used_s;
const sessionRow = (id: string) =>
  unbranded(fleet.db).selectFrom("vm_session").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Starts a case for Maya, and returns her voucher, machine and session. */
async function start() {
  const voucherId = await addVoucher(fleet.db, [maya]);
  const { startSingleUserCloudCase: started } = await fleet.get<{
    startSingleUserCloudCase: { id: string; session_id: SessionId };
  }>(maya, startMutation, { ...caseOfTests, voucherId });
  return {
    voucherId,
    id: started.id,
    sessionId: started.session_id,
    agent: fleet.agents.machine(started.id),
  };
}

/** Runs the reconciler until the room is open for people. */
async function startRunning() {
  const started = await start();
  await untilStatus(fleet.db, started.id, "starting");
  run(started.agent, started.sessionId, caseOfTests);
  await report(fleet.app, started.agent);
  await untilStatus(fleet.db, started.id, "started");
  return started;
}

test("the states of a session follow one another without a gap, from the claim until the machine is ready again (4.010)", async () => {
  const [id] = await addMachines(fleet, 1);
  fleet.reconcile();
  const began = Date.now();
  const { voucherId, sessionId, agent } = await startRunning();
  await vi.waitFor(() => expect(agent.orders).toEqual([`start ${caseOfTests.caseId}`, "set-end"]), 15_000);
  // The machine receives the launch to which a run's result belongs.
  const exercise = simulatorModules
    .flatMap(({ exercises }) => exercises)
    .find(({ cloudCaseId }) => cloudCaseId === caseOfTests.caseId);
  const { moduleId: moduleCode, caseId: code } = caseOfTests;
  expect(agent.offered[0]?.exercise).toMatchObject({ id: exercise?.id, code, moduleCode });
  const running = await machineRow(fleet.db, id as string);
  expect(running.session_ends_at).toBe((running.session_started_at ?? 0) + 3_600_000);
  fleet.time.ahead = 100_000;
  await fleet.get(maya, endMutation, { voucherId });
  const row = await untilStatus(fleet.db, id as string, "idle");
  expect(row).toMatchObject({ session_id: null, started_by: null, voucher_id: null });
  expect(agent.orders.at(-1)).toBe("end");
  expect(await chainOf(fleet.db, id as string)).toEqual([
    "idle",
    "desired CLAIMED",
    "idle READY",
    "starting STARTING",
    "started STARTED",
    "void ENDED",
    "idle READY",
  ]);
  const used = await usedOf(voucherId);
  expect(used).toBeGreaterThanOrEqual(100);
  // The duration is the hundred seconds by which the clock was moved plus the test's own time.
  expect(used).toBeLessThanOrEqual(101 + Math.ceil((Date.now() - began) / 1000));
  expect(await sessionRow(sessionId)).toMatchObject({
    end_reason: "ENDED",
    used_s: used,
    kind: "single_user",
  });
});

test("a notification triggers the reconciler without waiting for the sweep", async () => {
  await addMachines(fleet, 1);
  // The sweep comes too late for this: only the notification triggers the reconciler.
  fleet.reconcile({ watchMs: 60_000, sessionMs: 60_000, heartbeatMs: 60_000 });
  await vi.waitFor(() => expect(fleet.agents.questions()).toBeGreaterThan(0), 15_000);
  const { id, agent, sessionId } = await start();
  await untilStatus(fleet.db, id, "starting");
  const cases = ["carotid-stenting-02", "carotid-stenting-03", "carotid-stenting-04"];
  for (const caseId of [...cases, ...cases, ...cases]) {
    run(agent, sessionId, { ...caseOfTests, caseId });
    await report(fleet.app, agent);
    await vi.waitFor(async () => expect((await machineRow(fleet.db, id)).case_id).toBe(caseId), {
      interval: 5,
      timeout: 15_000,
    });
  }
});

describe("failures end in a named status, with the time accounted for", () => {
  test("a failed start has a reason that the person sees, costs nothing, and can be repeated", async () => {
    await addMachines(fleet, 1);
    fleet.reconcile();
    const { id, voucherId, agent, sessionId } = await start();
    await untilStatus(fleet.db, id, "starting");
    agent.phase = { phase: "failed", sessionId, why: "The display is gone" };
    await report(fleet.app, agent);
    await untilStatus(fleet.db, id, "off");
    expect(await fleet.get(maya, assignedQuery)).toMatchObject({
      getVmAssignedToMe: {
        status: "off",
        reason: "The simulator failed to start",
        detail: "The display is gone",
        session_id: sessionId,
      },
    });
    expect(await usedOf(voucherId)).toBe(0);
    const [other] = await addMachines(fleet, 1);
    const again = await fleet.get<{ startSingleUserCloudCase: { id: string } }>(maya, startMutation, {
      ...caseOfTests,
      voucherId,
    });
    expect(again.startSingleUserCloudCase.id).toBe(other);
    await vi.waitFor(() => expect(agent.orders).toContain("power-off"), 15_000);
  });

  test("a machine that never starts misses its deadline", async () => {
    await addMachines(fleet, 1);
    fleet.reconcile();
    const { id, voucherId } = await start();
    await untilStatus(fleet.db, id, "starting");
    fleet.time.ahead = 301_000;
    const row = await untilStatus(fleet.db, id, "off");
    expect(row.reason).toBe("START_TIMED_OUT");
    expect(await usedOf(voucherId)).toBe(0);
  });

  test("a session on a machine that dies is charged until the machine was last seen", async () => {
    await addMachines(fleet, 1);
    fleet.reconcile();
    const { id, voucherId, agent, sessionId } = await startRunning();
    agent.isRunning = false;
    const row = await untilStatus(fleet.db, id, "off");
    expect(row.reason).toBe("STOPPED");
    expect(await sessionRow(sessionId)).toMatchObject({ end_reason: "STOPPED" });
    expect(await usedOf(voucherId)).toBeLessThan(30);
  });

  test.each(["garbage", "unsigned", "silent"] as const)(
    "a machine with %s answers is turned off with that reason",
    async (manner) => {
      await addMachines(fleet, 1);
      fleet.reconcile({ silentMs: 400 });
      const { id, voucherId, agent } = await startRunning();
      agent.manner = manner;
      const row = await untilStatus(fleet.db, id, "off");
      expect(row.reason).toBe(manner === "silent" ? "SILENT" : "GARBAGE");
      expect(await usedOf(voucherId)).toBeLessThan(30);
      await vi.waitFor(() => expect(agent.orders).toContain("power-off"), 15_000);
    },
  );

  test("a session that nobody started is ended, and a session with an unknown case counts as invalid data", async () => {
    const [id = "", other = ""] = await addMachines(fleet, 2);
    run(fleet.agents.machine(id), "4ec04d00-0000-4000-8000-00000000f0e1" as SessionId, caseOfTests);
    fleet.reconcile({ silentMs: 400 });
    await vi.waitFor(
      async () =>
        expect((await chainOf(fleet.db, id)).slice(1)).toEqual(["void FOREIGN_SESSION", "idle READY"]),
      15_000,
    );
    await fleet.get(cast.ruth, "mutation ($id: ID!) { removeVM(vmId: $id) }", { id });
    const { agent, sessionId } = await startRunning();
    expect(agent.id).toBe(other);
    run(agent, sessionId, { moduleId: "no-such-module", caseId: "no-such-case" });
    expect((await untilStatus(fleet.db, other, "off")).reason).toBe("GARBAGE");
  });

  test("a session ends at its limit and uses no more time than the limit", async () => {
    await addMachines(fleet, 1);
    fleet.reconcile();
    const { id, voucherId, sessionId } = await startRunning();
    const nearItsEnd = Date.now() + 3_560_000;
    fleet.time.ahead = 3_560_000;
    await vi.waitFor(
      async () => expect((await machineRow(fleet.db, id)).last_seen_at).toBeGreaterThan(nearItsEnd),
      { timeout: 15_000 },
    );
    // When the clock jumps by a day, a command that is just being sent to the machine is refused as too old.
    fleet.time.ahead = 86_400_000;
    await untilStatus(fleet.db, id, "idle");
    expect(await sessionRow(sessionId)).toMatchObject({ end_reason: "LIMIT_REACHED", used_s: 3600 });
    expect(await usedOf(voucherId)).toBe(3600);
    // The clock is set back.
    fleet.time.ahead = 0;
    const again = await startRunning();
    await fleet.get(maya, endMutation, { voucherId: again.voucherId });
    await untilStatus(fleet.db, id, "idle");
    expect(await usedOf(again.voucherId)).toBeLessThan(30);
  });
});

test("five reconcilers send every command once", async () => {
  const ids = await addMachines(fleet, 8, { status: "off" });
  for (const id of ids) fleet.agents.machine(id).isRunning = false;
  for (let count = 0; count < 5; count += 1) fleet.reconcile();
  await Promise.all(
    ids.map((id) =>
      fleet.get(cast.ruth, "mutation ($url: String!) { turnOnVM(url: $url) { status } }", {
        url: fleet.agents.url(id),
      }),
    ),
  );
  await Promise.all(ids.map((id) => untilStatus(fleet.db, id, "idle")));
  const { id, agent } = await startRunning();
  // The end of the session is a command of its own, after the start.
  await vi.waitFor(() => expect(agent.orders).toContain("set-end"), { timeout: 10_000 });
  expect(agent.orders).toEqual(["power-on", `start ${caseOfTests.caseId}`, "set-end"]);
  for (const each of ids) {
    const { orders } = fleet.agents.machine(each);
    if (each !== id) expect(orders).toEqual(["power-on"]);
    await chainOf(fleet.db, each);
  }
});

test("the next reconciler finishes what a stopped one left unfinished", async () => {
  await addMachines(fleet, 1);
  const first = fleet.reconcile();
  const { id, agent, sessionId } = await start();
  await untilStatus(fleet.db, id, "starting");
  await first.stop();
  run(agent, sessionId, caseOfTests);
  await report(fleet.app, agent);
  fleet.reconcile();
  await untilStatus(fleet.db, id, "started");
  expect(agent.orders.filter((order) => order.startsWith("start"))).toHaveLength(1);
});

test("connections that the database drops are re-established, including the listening one", async () => {
  await addMachines(fleet, 1);
  fleet.reconcile();
  const { id, agent, sessionId } = await start();
  await untilStatus(fleet.db, id, "starting");
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'cathedra-machines' and datname = current_database()`.execute(fleet.db);
  run(agent, sessionId, caseOfTests);
  await untilStatus(fleet.db, id, "started");
});

test("an event's reserved time is consumed once, even if it is started several times", async () => {
  const [id = ""] = await addMachines(fleet, 1);
  const event = await addEvent(fleet.db, new Date(), [cast.maya.email]);
  const balances = () =>
    fleet.db
      .selectFrom("quota_account")
      .selectAll()
      .where("customer_id", "=", getCustomer("northgate").id)
      .executeTakeFirstOrThrow();
  const before = await balances();
  fleet.reconcile();
  for (const sessionId of ["5e551000-0000-4000-8000-000000000001", "5e551000-0000-4000-8000-000000000002"]) {
    const claimed = {
      session_id: sessionId,
      module_id: caseOfTests.moduleId,
      case_id: caseOfTests.caseId,
      voucher_id: event,
      event_id: event,
      started_by: maya.userId,
      claimed_at: new Date(),
      limit_until: new Date(Date.now() + 3_900_000),
      status: "desired" as const,
      deadline_at: new Date(Date.now() + 30_000),
    };
    await unbranded(fleet.db)
      .updateTable("vm")
      .set((eb) => ({ ...claimed, version: eb("version", "+", 1), look_again_at: new Date() }))
      .where("id", "=", id)
      .execute();
    await untilStatus(fleet.db, id, "starting");
    run(fleet.agents.machine(id), sessionId as SessionId, caseOfTests);
    await untilStatus(fleet.db, id, "started");
    await fleet.get(maya, endMutation, { voucherId: event });
    await untilStatus(fleet.db, id, "idle");
  }
  const after = await balances();
  expect(before.reserved_ms - after.reserved_ms).toBe(3_600_000);
  expect(after.consumed_ms - before.consumed_ms).toBe(3_600_000);
  expect(after.spendable_ms).toBe(before.spendable_ms);
});
