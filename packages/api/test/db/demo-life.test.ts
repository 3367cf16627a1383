import { type Instant, instant, utcDay } from "@cathedra/domain";
import { cast, demoLife, demoPlans, demoRecords, demoWorld, getCustomer } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { allInvariants } from "../../src/invariants/all.ts";
import { checkInvariants } from "../../src/invariants/invariant.ts";
import { settleExpired } from "../../src/modules/access-vouchers/settle-expired.ts";
import { registerMachines } from "../../src/modules/machines/register-machine.ts";
import { seedPlans } from "../../src/seed/life/seed-plans.ts";
import { seedDemo } from "../../src/seed/seed-world.ts";
import { setUpDatabase, testDatabase } from "../support/database.ts";

const dayMs = 86_400_000;
const now = instant(Date.now());
/** The records that name Eleanor Whitfield are a large enough sample. */
const records = demoRecords(utcDay(now)).filter(({ attending }) => attending.lastName === "Whitfield");

const database = setUpDatabase();
beforeAll(async () => {
  await start(now);
});

/** Seeds the demo world as the local world does at a start on this day. */
async function start(at: Instant) {
  await seedDemo(database.db, demoWorld, records, { life: demoLife(at), now: at });
  const wanted = [1, 2, 3, 4].map((number) => ({
    name: `Simulator ${number}`,
    url: `http://localhost:${number}`,
  }));
  await registerMachines(database.db, "local", wanted, at);
  return seedPlans(database.db, demoPlans(at), () => at);
}

const count = async (from: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ count: number }>`select count(*) from ${from}`.execute(database.db);
  return rows[0]?.count;
};

test("an event of the demo plan that someone renamed is recognised at the next start", async () => {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from resource_access_voucher where kind = 'event' and archived_at is null and event_at > ${new Date(now)}
    order by id desc limit 1`.execute(database.db);
  const [event] = rows;
  await sql`update resource_access_voucher set name = 'Renamed' where id = ${event?.id}`.execute(database.db);
  const before = await count(sql`resource_access_voucher`);
  expect((await start(now)).made).toHaveLength(1);
  expect(await count(sql`resource_access_voucher`)).toBe(before);
  await sql`update resource_access_voucher set name = ${event?.name} where id = ${event?.id}`.execute(
    database.db,
  );
});

test("the demo data violates no invariant", async () => {
  expect(await checkInvariants(database.db, allInvariants)).toEqual([]);
});

test("trainees have past and future events, half-used vouchers, and sessions with reports", async () => {
  const { rows } = await sql<Record<string, number>>`
    select
      count(*) filter (where kind = 'event' and valid_to <= now() and archived_at is null) as past,
      count(*) filter (where kind = 'event' and archived_at is not null) as "calledOff",
      count(*) filter (where kind = 'event' and event_at between now() and now() + interval '30 minutes') as soon,
      count(*) filter (where kind = 'event' and event_at > now() + interval '5 days') as "nextWeek",
      count(*) filter (where kind = 'cloud_modules' and valid_to > now() and used_s between 600 and granted_s - 600)
        as "halfUsed"
    from resource_access_voucher voucher join voucher_user accepted on accepted.voucher_id = voucher.id
    where accepted.user_id = ${cast.maya.userId}`.execute(database.db);
  expect(rows).toEqual([{ past: 3, calledOff: 1, soon: 1, nextWeek: 1, halfUsed: 1 }]);
  expect(await count(sql`vm_session_event`)).toBeGreaterThan(30);
});

test("attendings have confirmed some records and returned others, and some are open", async () => {
  const { rows } = await sql<Record<string, number>>`
    select count(*) filter (where confirmation is null) as open, count(*) filter (where confirmation = 'confirmed') as confirmed,
      count(*) filter (where confirmation = 'returned') as returned, count(reopening_word) as reopening,
      (select count(*) from notification where kind = 'record_returned' and user_id = ${cast.maya.userId}) as told
    from logbook_record where created_by = ${cast.maya.userId}`.execute(database.db);
  expect(rows).toMatchObject([{ open: 2, returned: 1, reopening: 1, told: 1 }]);
  expect(rows[0]?.confirmed).toBeGreaterThan(3);
});

test("Maya has a draft record with its day and procedure", async () => {
  const drafts = await database.db.selectFrom("logbook_draft").selectAll().execute();
  expect(drafts).toMatchObject([
    { user_id: cast.maya.userId, procedure_name: "Mechanical thrombectomy for acute ischaemic stroke" },
  ]);
});

test("the demo ledger covers ten weeks with all kinds of entries in chronological order", async () => {
  const entries = await database.db
    .selectFrom("quota_entry")
    .select(["kind", "created_at"])
    .where("customer_id", "=", getCustomer("northgate").id)
    .orderBy("position")
    .execute();
  const history = entries.filter(({ created_at }) => created_at < now);
  expect(new Set(history.map(({ kind }) => kind))).toEqual(
    new Set(["top_up", "reserve", "consume", "release", "give_back"]),
  );
  const times = history.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(60 * dayMs);
});

test("a restart duplicates nothing, and a restart a day later adds an event for that day", async () => {
  const events = () => count(sql`resource_access_voucher where kind = 'event'`);
  const before = await events();
  expect(await start(instant(now + 60_000))).toEqual({ made: [], refused: [] });
  expect(await events()).toBe(before);
  const tomorrow = instant(now + dayMs);
  await settleExpired(database.db, tomorrow);
  expect(await start(tomorrow)).toEqual({ made: ["today"], refused: [] });
  expect(await events()).toBe((before ?? 0) + 1);
});

test("a planned event that has no free machine is left out and reported", async () => {
  const other = await testDatabase();
  try {
    await seedDemo(other.db, demoWorld, [], { life: demoLife(now), now });
    const { made, refused } = await seedPlans(other.db, demoPlans(now), () => now);
    expect(made).toEqual([]);
    expect(refused.map(({ key }) => key)).toEqual(["today", "next-week", "lakeside"]);
  } finally {
    await other.drop();
  }
});

test("no past entries are written for a customer that already has its own ledger entries", async () => {
  const other = await testDatabase();
  try {
    await seedDemo(other.db, demoWorld, []);
    await seedDemo(other.db, demoWorld, [], { life: demoLife(now), now });
    const { rows } = await sql`select from resource_access_voucher`.execute(other.db);
    expect(rows).toEqual([]);
  } finally {
    await other.drop();
  }
});

test("people have courses in progress, passed and failed, and a second start changes none of them", async () => {
  const read = async () =>
    (
      await sql<Record<string, unknown>>`
        select status, count(*) as people, count(completed_at) as completed, max(percentage) as percentage
        from course_enrolment group by status order by status`.execute(database.db)
    ).rows;
  const told = await read();
  expect(told.map(({ status }) => status)).toEqual(["completed", "failed", "in_progress", "not_attempted"]);
  expect(told[0]).toMatchObject({ percentage: 100 });
  expect(told.slice(1).map(({ completed }) => completed)).toEqual([0, 0, 0]);
  const { rows } = await sql<{ score: number }>`
    select score::float8 as score from unit_progress progress join course_unit unit on unit.id = unit_id
    where user_id = ${cast.maya.userId} and unit.type = 'Test' order by score`.execute(database.db);
  expect(rows).toEqual([{ score: 60 }, { score: 80 }, { score: 100 }]);
  await start(instant(now + dayMs));
  expect(await read()).toEqual(told);
});
