import { instant, type SessionId } from "@cathedra/domain";
import { cast, getCustomer } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { allInvariants } from "../../src/invariants/all.ts";
import { checkInvariants } from "../../src/invariants/invariant.ts";
import { settleExpired } from "../../src/modules/access-vouchers/settle-expired.ts";
import { endSessionsOfDeactivated } from "../../src/modules/machines/public.ts";
import { anEvent, movedBack, startEventMutation } from "../events/event-builders.ts";
import { unbranded } from "../support/unbranded.ts";
import { accept, aVoucher, hoursOf } from "../vouchers/voucher-builders.ts";
import { type FakeMachine, run } from "./fake-agents.ts";
import {
  addMachines,
  caseOfTests,
  endMutation,
  type Fleet,
  startFleet,
  startMutation,
  untilStatus,
} from "./fleet.ts";

// Time that is lost through a fault of the portal or its machines is returned with its reason (decision 0060).

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

const { maya, priya, ruth } = cast;
/** The time that is given back for a session of this length. */
const lastedMs = 191_000;

async function inSession(id: string, sessionId: SessionId): Promise<void> {
  run(fleet.agents.machine(id), sessionId, caseOfTests);
  await untilStatus(fleet.db, id, "started");
}

async function caseOfMaya(): Promise<{ readonly voucherId: number; readonly sessionId: SessionId }> {
  const { id: voucherId, code } = await aVoucher(fleet);
  await accept(fleet, maya, code);
  const { startSingleUserCloudCase: started } = await fleet.get<{
    startSingleUserCloudCase: { session_id: SessionId };
  }>(maya, startMutation, { ...caseOfTests, voucherId });
  await untilStatus(fleet.db, machineId, "starting");
  await inSession(machineId, started.session_id);
  // Moves the start of the session this far into the past; the machine counts as seen just now.
  await sql`update vm set session_started_at = session_started_at - interval '191 seconds' where id = ${machineId}`.execute(
    fleet.db,
  );
  await sql`update vm_session set started_at = started_at - interval '191 seconds'`.execute(fleet.db);
  return { voucherId, sessionId: started.session_id };
}

const leftOf = async (voucherId: number) => {
  const { rows } = await sql<{ left: number }>`
    select granted_s - used_s as left from voucher_user where voucher_id = ${voucherId}`.execute(fleet.db);
  return rows[0]?.left;
};
type Movement = { kind: string; amountInMs: number; reason: string | null; sessionId: string | null };
const ledger = async () => {
  const { customerCloudModuleQuotaTransactions: page } = await fleet.get<{
    customerCloudModuleQuotaTransactions: { transactions: readonly Movement[] };
  }>(
    ruth,
    `query ($customerId: Int!) { customerCloudModuleQuotaTransactions(customerId: $customerId) {
      transactions { kind amountInMs reason sessionId voucherId user { keycloak_id } } } }`,
    { customerId: getCustomer("northgate").id },
  );
  return page.transactions.filter(({ reason }) => reason !== null);
};
const lostQuery = `{ lostCloudCaseSession { session_id reason given_back_in_seconds voucher_id } }`;
const endingQuery = `query ($sessionId: ID!) {
  cloudSessionEnding(sessionId: $sessionId) { is_lost given_back_in_seconds }
}`;
const turnOff = "mutation ($url: String!) { turnOffVM(url: $url) { id } }";
const url = () => fleet.agents.url(machineId);

describe("time lost by a failed machine is returned", () => {
  test.each<[string, string, () => unknown]>([
    ["dies", "The simulator failed", () => Object.assign(agent, { isRunning: false })],
    ["is silent", "The simulator stopped answering", () => Object.assign(agent, { manner: "silent" })],
    [
      "is turned off by an administrator",
      "An administrator stopped the simulator",
      () => fleet.get(ruth, turnOff, { url: url() }),
    ],
    [
      "is taken by an administrator, who ends the session",
      "An administrator stopped the simulator",
      async () => {
        const { rows } = await sql<{
          id: number;
        }>`select voucher_id as id from vm where id = ${machineId}`.execute(fleet.db);
        await fleet.get(ruth, endMutation, { voucherId: rows[0]?.id });
      },
    ],
  ])("lost time is returned if the machine %s", async (_, reason, lose) => {
    fleet.reconcile({ silentMs: 400 });
    const { voucherId, sessionId } = await caseOfMaya();
    await lose();
    await expect.poll(() => ledger()).toHaveLength(1);
    expect(await leftOf(voucherId)).toBe(7200);
    const [entry] = await ledger();
    expect(entry).toMatchObject({
      kind: "give_back",
      reason,
      sessionId,
      voucherId,
      user: { keycloak_id: maya.keycloakId },
    });
    expect(entry?.amountInMs).toBeGreaterThanOrEqual(lastedMs - 1000);
    const seconds = (entry?.amountInMs ?? 0) / 1000;
    expect(await fleet.get(maya, lostQuery)).toEqual({
      lostCloudCaseSession: {
        session_id: sessionId,
        reason,
        given_back_in_seconds: seconds,
        voucher_id: voucherId,
      },
    });
    expect(await fleet.get(maya, endingQuery, { sessionId })).toEqual({
      cloudSessionEnding: { is_lost: true, given_back_in_seconds: seconds },
    });
    expect(await fleet.get(priya, lostQuery)).toEqual({ lostCloudCaseSession: null });
  });

  test("lost time is not returned if the person has ended the session: then it stays deducted", async () => {
    fleet.reconcile();
    const { voucherId, sessionId } = await caseOfMaya();
    await fleet.get(maya, endMutation, { voucherId });
    expect(await leftOf(voucherId)).toBeLessThanOrEqual(7200 - 190);
    expect(await ledger()).toEqual([]);
    expect(await fleet.get(maya, lostQuery)).toEqual({ lostCloudCaseSession: null });
    expect(await fleet.get(maya, endingQuery, { sessionId })).toMatchObject({
      cloudSessionEnding: { is_lost: false },
    });
  });
});

const eventQuery = `query ($voucherId: Int!) {
  getEventResourceAccessVoucherById(voucherId: $voucherId) { lostSession { session_id reason voucher_id } }
}`;
const lostOf = async (who: typeof maya, voucherId: number) =>
  (
    await fleet.get(who, eventQuery, {
      voucherId,
    })
  ).getEventResourceAccessVoucherById.lostSession;

test("for an event until it is started again, with the reason shown to everyone in it", async () => {
  const [other = ""] = await addMachines(fleet, 1);
  fleet.reconcile();
  const before = await hoursOf(fleet);
  const event = await anEvent(fleet, { inHours: 0.1, organizers: [priya.email] });
  await movedBack(fleet, event, 0);
  await accept(fleet, maya, event.code);
  const startOn = async () => {
    await fleet.get(priya, startEventMutation, { voucherId: event.id, ...caseOfTests });
    const going = await expect
      .poll(
        async () =>
          (await fleet.db.selectFrom("vm").selectAll().where("status", "=", "starting").execute())[0],
        {
          timeout: 15_000,
        },
      )
      .toBeDefined()
      .then(() =>
        fleet.db.selectFrom("vm").selectAll().where("status", "=", "starting").executeTakeFirstOrThrow(),
      );
    await inSession(going.id, going.session_id as SessionId);
    return going;
  };
  const first = await startOn();
  expect(await lostOf(maya, event.id)).toBeNull();
  fleet.time.ahead = 180_000;
  await expect
    .poll(
      async () =>
        (await fleet.db.selectFrom("vm").select("last_seen_at").where("id", "=", first.id).executeTakeFirst())
          ?.last_seen_at,
    )
    .toBeGreaterThan(Date.now() + 170_000);
  fleet.agents.machine(first.id).isRunning = false;
  await untilStatus(fleet.db, first.id, "off");
  const lost = { session_id: first.session_id, reason: "The simulator failed", voucher_id: event.id };
  for (const who of [maya, priya]) expect(await lostOf(who, event.id)).toEqual(lost);
  const [entry] = await ledger();
  expect(entry).toMatchObject({
    kind: "refund",
    reason: "The simulator failed",
    voucherId: event.id,
    user: null,
  });
  expect(entry?.amountInMs).toBeGreaterThan(170_000);
  expect(entry?.amountInMs).toBeLessThan(200_000);

  // Two minutes later an organizer starts it again.
  fleet.time.ahead = 300_000;
  const next = await startOn();
  expect(next.id).toBe(other);
  expect(await lostOf(maya, event.id)).toBeNull();
  const refunded = (await ledger()).reduce((sum, { amountInMs }) => sum + amountInMs, 0);
  expect(refunded).toBeGreaterThan(290_000);
  expect(refunded).toBeLessThan(330_000);

  // The session ends at its time limit: nothing more is given back, however often the machine is observed.
  fleet.time.ahead = 4_200_000;
  await expect
    .poll(
      async () =>
        (
          await unbranded(fleet.db)
            .selectFrom("vm")
            .select("status")
            .where("id", "=", other)
            .executeTakeFirst()
        )?.status,
      { timeout: 15_000 },
    )
    .toBe("idle");
  const settle = () => settleExpired(fleet.db, instant(Date.now() + fleet.time.ahead));
  expect([await settle(), await settle()]).toEqual([1, 0]);
  // The clock is set back because the callers' tokens would otherwise have expired.
  fleet.time.ahead = 300_000;
  expect(await ledger()).toHaveLength(2);
  const after = await hoursOf(fleet);
  expect(before.spendable - after.spendable).toBeCloseTo(1 - refunded / 3_600_000, 5);
});

test("an event that was not resumed after its machine failed costs nothing once it is over", async () => {
  fleet.reconcile();
  const before = await hoursOf(fleet);
  const event = await anEvent(fleet, { inHours: 0.1 });
  await fleet.get(ruth, startEventMutation, { voucherId: event.id, ...caseOfTests });
  const { session_id } = await untilStatus(fleet.db, machineId, "starting");
  await inSession(machineId, session_id as SessionId);
  agent.isRunning = false;
  await untilStatus(fleet.db, machineId, "off");
  await settleExpired(fleet.db, instant(Date.now() + 2 * 3_600_000));
  expect((await hoursOf(fleet)).spendable).toBeCloseTo(before.spendable, 2);
});

test("the case of a person whose access has ended is ended and its machine freed; those of others run on", async () => {
  fleet.reconcile();
  await caseOfMaya();
  const [other = ""] = await addMachines(fleet, 1);
  const ofPriya = await aVoucher(fleet);
  await accept(fleet, priya, ofPriya.code);
  await fleet.get(priya, startMutation, { ...caseOfTests, voucherId: ofPriya.id });
  const deps = { db: fleet.db, clock: () => instant(Date.now()) };
  expect(await endSessionsOfDeactivated(deps)).toBe(0);
  const northgate = getCustomer("northgate").id;
  await sql`insert into scim_connection (customer_id, mode, changed_at) values (${northgate}, 'on', now())`.execute(
    fleet.db,
  );
  await sql`
    insert into scim_user (
      customer_id, user_name, given_name, family_name, display_name, active, user_id, created_at, changed_at
    ) values (${northgate}, 'maya', '', '', '', false, ${maya.userId}, now(), now())`.execute(fleet.db);
  await sql`update app_user set deactivated_at = now() where id = ${maya.userId}`.execute(fleet.db);
  expect([await endSessionsOfDeactivated(deps), await endSessionsOfDeactivated(deps)]).toEqual([1, 0]);
  const { rows } = await sql`
    select id, started_by, voucher_id from vm where removed_at is null order by started_by nulls first`.execute(
    fleet.db,
  );
  expect(rows).toMatchObject([
    { id: machineId, started_by: null, voucher_id: null },
    { id: other, started_by: priya.userId, voucher_id: ofPriya.id },
  ]);
  const { rows: audited } = await sql`
    select actor_id from audit_log where action = 'machine.session_ended' and subject = ${machineId}`.execute(
    fleet.db,
  );
  expect(audited).toEqual([{ actor_id: null }]);
  const { rows: history } = await sql`
    select actor_id, prev_status from vm_history where vm_id = ${machineId} and reason = 'ENDED_BY_ADMIN'`.execute(
    fleet.db,
  );
  expect(history).toEqual([{ actor_id: null, prev_status: "started" }]);
});
