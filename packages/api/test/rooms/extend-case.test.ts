import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { addEvent, addMachines, addVoucher, machineRow, setUpFleet } from "../machines/fleet.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { emptyFleet, extendMutation, runningSession } from "./room-helpers.ts";

const fleet = setUpFleet();
beforeEach(() => emptyFleet(fleet));

const { maya, tomas, aiko, ruth } = cast;
const extendableQuery = "{ singleUserCloudCaseExtendableUntil }";
const hour = 3_600_000;
/** End times are compared to the minute, since the test itself takes time. */
const slack = 30_000;
const startedAt = new Date();
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);

type Extended = { extendSingleUserCloudCase: { session_ends_at: string } };
const extend = async (who: typeof maya, sessionId: string) => {
  const { data, errors } = await fleet.ask<Extended>(who, extendMutation, { sessionId });
  return data?.extendSingleUserCloudCase.session_ends_at ?? String(errors?.[0]?.extensions.code);
};
const offered = async (who: typeof maya) =>
  (await fleet.get(who, extendableQuery)).singleUserCloudCaseExtendableUntil;
const isAbout = (at: string | null, expected: number) =>
  expect(Math.abs(Date.parse(at ?? "") - expected)).toBeLessThan(slack);

test("an extension of an hour is offered, granted, recorded and sent to the machine (X63)", async () => {
  const voucherId = await addVoucher(fleet.db, [maya], { seconds: 4 * 3600 });
  const { machine, sessionId } = await runningSession(fleet, {
    by: maya,
    voucherId,
    startedAt: secondsAgo(2400),
  });
  isAbout(await offered(maya), Date.now() + hour);
  const before = await machineRow(fleet.db, machine);
  const endsAt = await extend(maya, sessionId);
  isAbout(endsAt, Date.now() + hour);
  const after = await machineRow(fleet.db, machine);
  expect(after).toMatchObject({ version: before.version + 1, session_ends_at: Date.parse(endsAt) });
  expect(after.deadline_at).toEqual(Date.parse(endsAt));
  expect(after.look_again_at).not.toBeNull();
  const stored = await unbranded(fleet.db)
    .selectFrom("vm_session")
    .select(["ends_at", "limit_s"])
    .where("id", "=", sessionId)
    .executeTakeFirstOrThrow();
  expect(stored.ends_at).toEqual(Date.parse(endsAt));
  expect(stored.limit_s).toBeGreaterThan(5900);
  const audited = await fleet.db
    .selectFrom("audit_log")
    .select(["actor_id", "action", "after"])
    .where("subject", "=", sessionId)
    .execute();
  expect(audited).toEqual([{ actor_id: maya.userId, action: "session.extended", after: { endsAt } }]);
  expect(await offered(maya)).toBeNull();
});

test("an extension never exceeds the person's time or the voucher's end", async () => {
  const short = await addVoucher(fleet.db, [maya], { seconds: 4200 });
  const own = await runningSession(fleet, { by: maya, voucherId: short, startedAt: secondsAgo(3000) });
  isAbout(await extend(maya, own.sessionId), Date.now() + (4200 - 3000) * 1000);
  const validTo = new Date(Date.now() + 1500_000);
  const expiring = await addVoucher(fleet.db, [tomas], { seconds: 4 * 3600, validTo });
  const other = await runningSession(fleet, { by: tomas, voucherId: expiring, startedAt: secondsAgo(3000) });
  isAbout(await extend(tomas, other.sessionId), validTo.getTime());
});

describe("an extension is refused", () => {
  test("if it would add less than 300 seconds or the voucher is archived", async () => {
    const voucherId = await addVoucher(fleet.db, [maya], { seconds: 3600 + 299 });
    const { sessionId } = await runningSession(fleet, { by: maya, voucherId, startedAt: secondsAgo(3000) });
    expect(await offered(maya)).toBeNull();
    expect(await extend(maya, sessionId)).toBe("NOT_EXTENDABLE");
    await sql`update voucher_user set granted_s = 14400 where voucher_id = ${voucherId}`.execute(fleet.db);
    expect(await offered(maya)).not.toBeNull();
    await sql`update resource_access_voucher set archived_at = now() where id = ${voucherId}`.execute(
      fleet.db,
    );
    expect(await offered(maya)).toBeNull();
    expect(await extend(maya, sessionId)).toBe("NOT_EXTENDABLE");
  });

  test("to everyone but the session's person, and for events and ended sessions", async () => {
    const voucherId = await addVoucher(fleet.db, [maya, tomas], { seconds: 14_400 });
    const { sessionId } = await runningSession(fleet, {
      by: maya,
      voucherId,
      startedAt: secondsAgo(3000),
    });
    for (const who of [tomas, aiko, ruth]) {
      expect(await offered(who)).toBeNull();
      expect(await extend(who, sessionId)).toBe("NOT_FOUND");
    }
    expect(await extend(maya, "no id")).toBe("NOT_FOUND");
    await emptyFleet(fleet);
    expect(await extend(maya, sessionId)).toBe("NOT_FOUND");
    const event = await addEvent(fleet.db, startedAt);
    const ofEvent = await runningSession(fleet, { by: maya, voucherId: event, isEvent: true });
    expect(await offered(maya)).toBeNull();
    expect(await extend(maya, ofEvent.sessionId)).toBe("NOT_FOUND");
  });
});

test("an extension ends before an event needs the machine", async () => {
  const voucherId = await addVoucher(fleet.db, [maya], { seconds: 14_400 });
  const { sessionId } = await runningSession(fleet, { by: maya, voucherId, startedAt: secondsAgo(3000) });
  // Its machine is reserved from 600 seconds before it begins.
  const eventAt = new Date(Date.now() + 2400_000);
  await addEvent(fleet.db, eventAt);
  isAbout(await offered(maya), eventAt.getTime() - 600_000);
  isAbout(await extend(maya, sessionId), eventAt.getTime() - 600_000);
  await addMachines(fleet, 1);
  isAbout(await extend(maya, sessionId), Date.now() + hour);
});

test("of eight simultaneous extensions with half of the machines needed for events, four end before the events", async () => {
  const all = [maya, tomas, aiko, ruth, cast.priya, cast.lukas, cast.nils, cast.sam];
  const voucherId = await addVoucher(fleet.db, all, { seconds: 14_400 });
  const sessions: { readonly who: typeof maya; readonly sessionId: string }[] = [];
  for (const who of all) {
    const { sessionId } = await runningSession(fleet, { by: who, voucherId, startedAt: secondsAgo(3000) });
    sessions.push({ who, sessionId });
  }
  const eventAt = new Date(Date.now() + 2400_000);
  for (let count = 0; count < 4; count += 1) await addEvent(fleet.db, eventAt);
  // The connections are opened before, so that the requests run concurrently.
  await Promise.all(all.map(offered));
  const ends = await Promise.all(sessions.map(({ who, sessionId }) => extend(who, sessionId)));
  for (const [at, end] of ends.toSorted().entries())
    isAbout(end, at < 4 ? eventAt.getTime() - 600_000 : Date.now() + hour);
});

test("ten simultaneous calls extend once and all return the same end", async () => {
  const voucherId = await addVoucher(fleet.db, [maya], { seconds: 14_400 });
  const { machine, sessionId } = await runningSession(fleet, {
    by: maya,
    voucherId,
    startedAt: secondsAgo(3000),
  });
  const answers = await Promise.all(Array.from({ length: 10 }, () => extend(maya, sessionId)));
  const { session_ends_at: endsAt } = await machineRow(fleet.db, machine);
  expect(new Set(answers)).toEqual(new Set([new Date(endsAt ?? 0).toISOString()]));
  const audited = fleet.db.selectFrom("audit_log").select("id").where("subject", "=", sessionId);
  expect(await audited.execute()).toHaveLength(1);
  fleet.time.ahead = 61_000;
  expect(await extend(maya, sessionId)).toBe("NOT_EXTENDABLE");
  fleet.time.ahead = 0;
});

test("the offer takes two statements beside the caller's, and one for a person in no room", async () => {
  expect(await statementsOf(() => offered(maya))).toHaveLength(2);
  const voucherId = await addVoucher(fleet.db, [maya], { seconds: 14_400 });
  await runningSession(fleet, { by: maya, voucherId });
  expect(await statementsOf(() => offered(maya))).toHaveLength(3);
});
