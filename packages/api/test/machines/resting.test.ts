import { instant } from "@cathedra/domain";
import { canBeStarted, machineCauses, machineLimits } from "@cathedra/domain/cloud";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { prewarmForEvents, turnOffIdleMachines } from "../../src/modules/machines/automatic-power.ts";
import { toFleetMachine } from "../../src/modules/machines/fleet-machine.ts";
import { isResting } from "../../src/modules/machines/resting-machines.ts";
import { startEventMutation } from "../events/event-builders.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  addEvent,
  addMachines,
  addVoucher,
  caseOfTests,
  chainOf,
  endMutation,
  machineRow,
  setUpFleet,
  startMutation,
  untilStatus,
} from "./fleet.ts";

// Resting machines are turned on for people who need one (decision 0062).

const fleet = setUpFleet();
beforeEach(() => fleet.emptyFleet());

const { maya, priya, tomas, ruth } = cast;
const start = (who: typeof maya, voucherId: number) =>
  fleet.ask(who, startMutation, {
    ...caseOfTests,
    voucherId,
  });
const isFree = async () =>
  (await fleet.get(maya, "{ singleUserCloudCaseVMAvailable }")).singleUserCloudCaseVMAvailable;
const expected = async () =>
  (await fleet.get(maya, "{ singleUserCloudCaseVMExpectedAt }")).singleUserCloudCaseVMExpectedAt;
const usual = async () =>
  (await fleet.get(maya, "{ getVmAssignedToMe { usual_power_on_in_seconds } }")).getVmAssignedToMe
    ?.usual_power_on_in_seconds;
const longAgo = sql`now() - interval '1 hour'`;
/** Machines that an administrator turned off while no one used them. */
async function resting(count: number) {
  const ids = await addMachines(fleet, count, { status: "off" });
  await sql`update vm set reason = 'TURNED_OFF', status_since = ${longAgo} where id = any(${[...ids]}::uuid[])`.execute(
    fleet.db,
  );
  for (const id of ids) Object.assign(fleet.agents.machine(id), { isRunning: false });
  return ids;
}

test("a person who starts a case while all machines are off gets one that is turned on and started", async () => {
  const [id = ""] = await resting(1);
  const voucherId = await addVoucher(fleet.db, [maya]);
  expect(await isFree()).toBe(true);
  const { data } = await start(maya, voucherId);
  expect(data?.startSingleUserCloudCase).toMatchObject({ id, status: "desired" });
  expect(await isFree()).toBe(false);
  expect(await usual()).toBeGreaterThan(0);
  const reconciler = fleet.reconcile();
  await untilStatus(fleet.db, id, "starting");
  expect(await chainOf(fleet.db, id)).toEqual(["off", "desired WOKEN", "idle READY", "starting STARTING"]);
  expect(await usual()).toBeGreaterThan(0);
  await reconciler.stop();
});

test("a ready machine is assigned first and needs no waiting", async () => {
  await resting(1);
  const [ready] = await addMachines(fleet, 1);
  const { data } = await start(maya, await addVoucher(fleet.db, [maya]));
  expect(data?.startSingleUserCloudCase.id).toBe(ready);
  expect(await usual()).toBeNull();
});

test("a machine that an administrator withdrew or that failed stays off", async () => {
  const [first = "", second = ""] = await resting(2);
  await sql`update vm set reason = 'WITHDRAWN' where id = ${first}`.execute(fleet.db);
  await sql`update vm set reason = 'STOPPED' where id = ${second}`.execute(fleet.db);
  expect(await isFree()).toBe(false);
  const { errors } = await start(maya, await addVoucher(fleet.db, [maya]));
  expect(errors?.[0]?.extensions.code).toBe("NO_FREE_MACHINE");
});

test("a machine that an administrator turns off during a person's start stays off", async () => {
  const [id = ""] = await addMachines(fleet, 1);
  await start(maya, await addVoucher(fleet.db, [maya]));
  await fleet.get(ruth, "mutation ($url: String!) { turnOffVM(url: $url) { id } }", {
    url: fleet.agents.url(id),
  });
  await sql`update vm set status_since = ${longAgo} where id = ${id}`.execute(fleet.db);
  expect((await machineRow(fleet.db, id)).reason).toBe("WITHDRAWN");
  expect((await start(tomas, await addVoucher(fleet.db, [tomas]))).errors?.[0]?.extensions.code).toBe(
    "NO_FREE_MACHINE",
  );
});

test("the SQL condition agrees with the domain rule for every cause and age", async () => {
  const ids = await addMachines(fleet, machineCauses.length * 2, { status: "off" });
  const now = instant(Date.now());
  for (const [at, id] of ids.entries()) {
    const age = at % 2 === 0 ? machineLimits.powerOffMs - 1000 : machineLimits.powerOffMs;
    const reason = machineCauses[Math.floor(at / 2)] ?? null;
    await sql`update vm set reason = ${reason}, status_since = ${new Date(now - age)} where id = ${id}`.execute(
      fleet.db,
    );
  }
  const { rows } = await sql<Parameters<typeof toFleetMachine>[0] & { rests: boolean }>`
    select *, ${isResting(now)} as rests from vm where id = any(${[...ids]}::uuid[])`.execute(fleet.db);
  for (const { rests, ...row } of rows)
    expect([row.reason, rests]).toEqual([
      row.reason,
      canBeStarted(toFleetMachine(row).machine, now, machineLimits),
    ]);
  expect(rows.filter(({ rests }) => rests)).toHaveLength(4);
});

describe("several people at once", () => {
  const people = [maya, tomas, priya];
  test("several people at once get one resting machine each as long as there are any", async () => {
    await resting(2);
    const vouchers = await Promise.all(people.map((who) => addVoucher(fleet.db, [who])));
    // The connections are opened before, so that all requests really arrive at once.
    await Promise.all(people.map(() => isFree()));
    const answers = await Promise.all(people.map((who, at) => start(who, vouchers[at] ?? 0)));
    const given = answers.flatMap(({ data }) => data?.startSingleUserCloudCase.id ?? []);
    expect(new Set(given).size).toBe(2);
    expect(answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? [])).toEqual(["NO_FREE_MACHINE"]);
  });

  test("several people at once never get a machine that an event needs within the hour", async () => {
    for (let round = 0; round < 5; round += 1) {
      await fleet.emptyFleet();
      await resting(3);
      await addEvent(fleet.db, new Date(Date.now() + 1800_000));
      const vouchers = await Promise.all(people.map((who) => addVoucher(fleet.db, [who])));
      await Promise.all(people.map(() => isFree()));
      const answers = await Promise.all(people.map((who, at) => start(who, vouchers[at] ?? 0)));
      expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(2);
      await Promise.all(people.map((who, at) => fleet.ask(who, endMutation, { voucherId: vouchers[at] })));
    }
  });
});

test("if no machine is free, the response contains the next time at which one is free for an hour", async () => {
  const [id = ""] = await addMachines(fleet, 1);
  expect(await expected()).toBeNull();
  const voucherId = await addVoucher(fleet.db, [tomas], { seconds: 1800 });
  await start(tomas, voucherId);
  const { claimed_at } = await machineRow(fleet.db, id);
  expect(Date.parse((await expected()) ?? "") - (claimed_at ?? 0)).toBeGreaterThan(1790_000);
  // An event reserves the machine before the hour is over, and frees it later.
  const eventAt = new Date(Date.now() + 3600_000);
  await addEvent(fleet.db, eventAt);
  expect(Date.parse((await expected()) ?? "")).toBe(eventAt.getTime() + 3900_000);
});

describe("turning on resting machines for events", () => {
  const prewarm = () => prewarmForEvents({ db: fleet.db, clock: () => instant(Date.now()) });
  const inMinutes = (count: number) => new Date(Date.now() + count * 60_000);

  test("happens five minutes before organizers may start, once, and for as many machines as are missing", async () => {
    await resting(4);
    await addEvent(fleet.db, inMinutes(16));
    expect(await prewarm()).toBe(0);
    await addEvent(fleet.db, inMinutes(14));
    await addEvent(fleet.db, inMinutes(5));
    // Any number of workers at once do what one would.
    const counts = await Promise.all([prewarm(), prewarm(), prewarm(), prewarm()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await prewarm()).toBe(0);
    const { rows } = await sql<{ reason: string }>`select reason from vm where status = 'void'`.execute(
      fleet.db,
    );
    expect(rows).toEqual([{ reason: "EVENT_NEAR" }, { reason: "EVENT_NEAR" }]);
  });

  test("turning on resting machines for events leaves out machines that an administrator holds back", async () => {
    const [id] = await resting(1);
    await sql`update vm set reason = 'RESET' where id = ${id}`.execute(fleet.db);
    await addEvent(fleet.db, inMinutes(5));
    expect(await prewarm()).toBe(0);
  });

  test("turning on resting machines for events leaves out a machine that an administrator turned off after the event's lead time had begun", async () => {
    const [id = ""] = await resting(1);
    await sql`update vm set status_since = now() - interval '1 minute' where id = ${id}`.execute(fleet.db);
    await addEvent(fleet.db, inMinutes(5));
    expect(await prewarm()).toBe(0);
    // Another event turns the machine on again.
    await addEvent(fleet.db, new Date(Date.now() + 895_000));
    expect(await prewarm()).toBe(1);
  });

  test("turning on resting machines for events also happens when an organizer starts the event before that", async () => {
    const [id = ""] = await resting(1);
    const voucherId = await addEvent(fleet.db, inMinutes(5), [priya.email]);
    await unbranded(fleet.db)
      .insertInto("voucher_case")
      .values({ voucher_id: voucherId, case_id: caseOfTests.caseId })
      .execute();
    await fleet.get(priya, startEventMutation, { voucherId, ...caseOfTests });
    expect(await machineRow(fleet.db, id)).toMatchObject({
      status: "desired",
      reason: "WOKEN",
      event_id: voucherId,
    });
  });
});

describe("machines that were turned on automatically are turned off again", () => {
  const at = (minutes: number) => ({ db: fleet.db, clock: () => instant(Date.now() + minutes * 60_000) });

  test("after the event that they were for has ended, even if it was never started", async () => {
    const [id = ""] = await resting(1);
    await addEvent(fleet.db, new Date(Date.now() + 600_000));
    expect(await prewarmForEvents(at(0))).toBe(1);
    const reconciler = fleet.reconcile();
    await untilStatus(fleet.db, id, "idle");
    await reconciler.stop();
    // The event takes an hour, five minutes of grace, and begins in ten minutes.
    expect(await turnOffIdleMachines(at(74))).toBe(0);
    // Any number of workers at once do what one would.
    const counts = await Promise.all([76, 76, 76].map((minutes) => turnOffIdleMachines(at(minutes))));
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 0, 1]);
    expect(await chainOf(fleet.db, id)).toEqual(["off", "void EVENT_NEAR", "idle READY", "off RESTED"]);
    expect(await prewarmForEvents(at(76))).toBe(0);
  });

  test("a quarter of an hour after a person's start, but not if an administrator turned them on", async () => {
    const [woken = "", turnedOn = ""] = await resting(2);
    for (const [id, reason, to] of [
      [woken, "WOKEN", "desired"],
      [turnedOn, "EVENT_NEAR", "void"],
      [turnedOn, "TURNED_ON", "void"],
    ])
      await sql`insert into vm_history (vm_id, prev_status, new_status, reason)
        values (${id}, 'off', ${to}, ${reason})`.execute(fleet.db);
    await sql`update vm set status = 'idle', reason = 'READY', status_since = now() where removed_at is null`.execute(
      fleet.db,
    );
    expect(await turnOffIdleMachines(at(14.9))).toBe(0);
    expect(await turnOffIdleMachines(at(15.1))).toBe(1);
    expect(await machineRow(fleet.db, woken)).toMatchObject({ status: "off", reason: "RESTED" });
    expect(await machineRow(fleet.db, turnedOn)).toMatchObject({ status: "idle" });
  });
});

test("the expected waiting time is the median of recent starts", async () => {
  await sql`insert into vm_history (vm_id, prev_status, new_status, reason, updated_at)
    select vm.id, step.prev, step.next, step.reason, now() - interval '1 day' + make_interval(secs => turn * 1000 + step.after)
    from vm, generate_series(1, 5) turn, lateral (values
      ('off', 'void', 'PREWARMED', 0), ('void', 'idle', 'READY', turn * 10), ('idle', 'off', 'TURNED_OFF', 500)
    ) step (prev, next, reason, after)
    where vm.id = ${(await resting(1))[0]} order by turn, step.after`.execute(fleet.db);
  await start(maya, await addVoucher(fleet.db, [maya]));
  // The starts took 10, 20, 30, 40 and 50 seconds; those of other tests took less or never finished.
  expect(await usual()).toBeGreaterThan(0);
  expect(await usual()).toBeLessThanOrEqual(30);
});
