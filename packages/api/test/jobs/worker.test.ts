import { cast, demoRecords } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { refreshPersonNames } from "../../src/jobs/refresh-person-names.ts";
import { type RunningWorker, startWorker } from "../../src/worker.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { today } from "../support/world.ts";
import { anEvent } from "../vouchers/event-builder.ts";

const log = pino({ level: "silent" });
const workers: RunningWorker[] = [];

const portal = setUpCastApp(demoRecords(today));

afterEach(async () => {
  await Promise.all(workers.splice(0).map(({ stop }) => stop()));
});

/** The worker polls once an hour: a job that starts sooner was announced by NOTIFY. */
async function aWorker(): Promise<RunningWorker> {
  const worker = await startWorker({ databaseUrl: portal.database.url, log, pollIntervalMs: 3_600_000 });
  workers.push(worker);
  return worker;
}

async function getNames(userId: string): Promise<readonly string[]> {
  const rows = await unbranded(portal.database.db)
    .selectFrom("logbook_participant")
    .select("name")
    .distinct()
    .where("user_id", "=", userId)
    .execute();
  return rows.map(({ name }) => name);
}

const list = (searchText: string) =>
  `{ activities(searchParams: { searchText: "${searchText}" }) { totalCount } }`;

test("a person's new name is copied to their records by any of several workers", async () => {
  await Promise.all([aWorker(), aWorker()]);
  const before = await portal.get(cast.maya, list("lindqvist"));
  const married = { ...cast.maya, lastName: "Östlund" };
  await portal.get(married, "{ user { last_name } }");
  await vi.waitFor(async () => expect(await getNames(cast.maya.userId)).toEqual(["Maya Östlund"]), 15_000);
  expect(await portal.get(married, list("östlund"))).toEqual(before);
  expect(await portal.get(married, list("lindqvist"))).toEqual({ activities: { totalCount: 0 } });
});

test("the time reserved for a voucher is returned within seconds of its end", async () => {
  const { db } = portal.database;
  const event = await anEvent(portal);
  const { id } = event;
  const ended = new Date(Date.now() + 1000);
  await unbranded(db)
    .updateTable("resource_access_voucher")
    .set({ valid_to: ended })
    .where("id", "=", id)
    .execute();
  await aWorker();
  const settled = () =>
    db
      .selectFrom("resource_access_voucher")
      .select(["reserved_ms", "settled_at"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  expect((await settled()).settled_at).toBeNull();
  await vi.waitFor(async () => expect((await settled()).settled_at).not.toBeNull(), 15_000);
  expect(Number((await settled()).reserved_ms)).toBe(0);
});

test("a worker that cannot query its first jobs does not start, reports why, and keeps no connection", async () => {
  const { db } = portal.database;
  const { rows } = await sql<{ args: string }>`
    select pg_get_function_identity_arguments(oid) as args from pg_proc
    where proname = 'add_job' and pronamespace = 'graphile_worker'::regnamespace`.execute(db);
  const args = sql.raw(rows[0]?.args ?? "");
  await sql`alter function graphile_worker.add_job(${args}) rename to away`.execute(db);
  try {
    await expect(startWorker({ databaseUrl: portal.database.url, log })).rejects.toThrow("add_job");
    const connections = sql`
      select from pg_stat_activity where datname = current_database() and application_name = 'cathedra-worker'`;
    await expect.poll(async () => (await connections.execute(db)).rows).toEqual([]);
  } finally {
    await sql`alter function graphile_worker.away(${args}) rename to add_job`.execute(db);
  }
});

test("a job added while no worker ran is done by the next worker", async () => {
  await portal.get({ ...cast.tomas, firstName: "Thomas" }, "{ user { first_name } }");
  expect(await getNames(cast.tomas.userId)).toEqual(["Tomás Herrera"]);
  await aWorker();
  await vi.waitFor(async () => expect(await getNames(cast.tomas.userId)).toEqual(["Thomas Herrera"]), 15_000);
});

test("a sign-in with the known name adds no job", async () => {
  const jobs = async () =>
    (await sql`select from graphile_worker.jobs`.execute(portal.database.db)).rows.length;
  const before = await jobs();
  await portal.get({ ...cast.aiko, email: "aiko@lakeside.example" }, "{ user { email } }");
  expect(await jobs()).toBe(before);
});

test("renaming is done in batches, and a second run changes nothing", async () => {
  const { db } = portal.database;
  await db.updateTable("app_user").set({ last_name: "Okada" }).where("id", "=", cast.aiko.userId).execute();
  const records = demoRecords(today).filter(({ participantIds }) =>
    participantIds.includes(cast.aiko.userId),
  );
  expect(await refreshPersonNames(db, { userId: cast.aiko.userId }, undefined, 10)).toBe(records.length);
  expect(records.length).toBeGreaterThan(20);
  expect(await refreshPersonNames(db, { userId: cast.aiko.userId })).toBe(0);
  expect(await getNames(cast.aiko.userId)).toEqual(["Aiko Okada"]);
});

test("an invalid payload makes the job fail without any effect", async () => {
  await expect(refreshPersonNames(portal.database.db, { userId: "' or true" })).rejects.toThrow();
});

test("a stopped worker has no connections left and takes no jobs", async () => {
  const worker = await aWorker();
  await worker.stop();
  // The server takes a moment to see that a connection is gone.
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and application_name = 'cathedra-worker'
    `.execute(portal.database.db);
    expect(rows).toHaveLength(0);
  }, 10_000);
});
