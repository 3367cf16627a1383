import { setTimeout as sleep } from "node:timers/promises";
import { cast, demoWorld } from "@cathedra/test-fixtures";
import { quickRoot } from "@cathedra/test-fixtures/temporary-postgres";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OpenDatabase, openDatabase, requestLimits } from "../../src/db/database.ts";
import { migrateToLatest } from "../../src/db/migrate-to-latest.ts";
import type { StandbyOutcome } from "../../src/db/standby.ts";
import { seedDemo } from "../../src/seed/seed-world.ts";
import { saveMutation, saving } from "../logbook/save-helpers.ts";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { type PrimaryWithStandby, startPrimaryWithStandby } from "../support/primary-with-standby.ts";

let servers: PrimaryWithStandby;
let portal: CastApp;
const processes: OpenDatabase[] = [];
let onStandby: pg.Client;
/** Everything that was opened, to be closed in reverse order, even if the setup failed half-way. */
const begun: (() => Promise<unknown>)[] = [];

/** Starting two servers and copying one takes long on a busy machine. */
const patientMs = 180_000;

beforeAll(async () => {
  servers = await startPrimaryWithStandby(async (primary) => {
    const url = primary.url("postgres");
    await migrateToLatest(url);
    const { db, close } = openDatabase(url);
    await seedDemo(db, demoWorld, []);
    await close();
  }, quickRoot());
  begun.push(servers.stop);
  portal = await castApp([], {
    processes: 2,
    through: async () => {
      const replicaUrls = [servers.standby.url("postgres")];
      const opened = openDatabase(servers.primary.url("postgres"), {
        ...requestLimits,
        // A slow answer of a busy machine must not count as an outage.
        connectTimeoutMs: 5_000,
        replicaUrls,
      });
      processes.push(opened);
      return opened;
    },
  });
  begun.push(() => portal.close());
  onStandby = new pg.Client({ connectionString: servers.standby.url("postgres") });
  await onStandby.connect();
  begun.push(() => onStandby.end());
}, patientMs);
beforeEach(async () => {
  await onStandby.query("select pg_wal_replay_resume()");
  await expect.poll(() => readings(listed).then(({ standby }) => standby), { timeout: 25_000 }).toBe(1);
});
afterAll(async () => {
  for (const end of begun.reverse()) await end();
});

type Listed = { readonly activities: { readonly activities: readonly { readonly id: string }[] } };
type Saved = { readonly saveActivity: { readonly activity: { readonly id: string } } };

/** The processes answer in rotation. */
const listed = async () => {
  const { activities } = await portal.get<Listed>(
    cast.maya,
    "{ activities(searchParams: { limit: 1000 }) { activities { id } } }",
  );
  return activities.activities.map(({ id }) => id);
};
const save = async (clientKey: string) =>
  (await portal.get<Saved>(cast.maya, saveMutation, saving({ clientKey }))).saveActivity.activity.id;

const counted = (outcome: StandbyOutcome) =>
  processes.reduce((sum, { standbys }) => sum + (standbys?.counts()[outcome] ?? 0), 0);

/** The lists that were read while `work` ran. */
async function readings(work: () => Promise<unknown>): Promise<Record<StandbyOutcome, number>> {
  const outcomes = ["standby", "behind", "away", "resting", "taken_back"] as const;
  const before = outcomes.map(counted);
  await work();
  const after = outcomes.map((outcome, at) => [outcome, counted(outcome) - (before[at] ?? 0)]);
  return Object.fromEntries(after);
}

test("lists are read from the standby, and records opened for editing are not", async () => {
  expect(await readings(listed)).toMatchObject({ standby: 1, behind: 0 });
  const { rows } = await onStandby.query(
    "select count(*)::int as lists from pg_stat_activity where application_name = 'cathedra' and query like '%logbook_record%'",
  );
  expect(rows[0]?.lists).toBeGreaterThan(0);
  const one = "{ recentActivities { id } user { email } }";
  expect(await readings(() => portal.get(cast.maya, one))).toMatchObject({ standby: 0 });
  expect(await readings(() => save("never there"))).toMatchObject({ standby: 0 });
});

/** All records stay on one page of the list, however long the test takes. */
const savesOfOthers = 200;

test("a person who saves and then lists finds the saved record on every process", async () => {
  let isOver = false;
  const others = Promise.all([
    ...[0, 1].map(async (other) => {
      for (let at = 0; !isOver && at < savesOfOthers; at += 1) await save(`other ${other} ${at}`);
    }),
    // The replication stops and continues, as on an unreliable network.
    (async () => {
      for (let at = 0; !isOver; at += 1) {
        await onStandby.query(`select pg_wal_replay_${at % 2 === 0 ? "pause" : "resume"}()`);
        await sleep(60);
      }
    })(),
  ]);
  const before = { standby: counted("standby"), behind: counted("behind") };
  const bothWere = () => counted("standby") > before.standby && counted("behind") > before.behind;
  try {
    // Chance decides whether the standby is up to date: the loop continues until both cases have occurred, and for at least
    // 12 rounds.
    for (let round = 0; round < 12 || (!bothWere() && round < 150); round += 1) {
      const id = await save(`round ${round}`);
      for (const ids of await Promise.all([listed(), listed(), listed(), listed()]))
        expect(ids).toContain(id);
    }
  } finally {
    isOver = true;
    await others;
  }
  expect(counted("standby")).toBeGreaterThan(before.standby);
  expect(counted("behind")).toBeGreaterThan(before.behind);
}, 90_000);

test("a lagging standby is bypassed at once, and used again when it has caught up", async () => {
  // A first try, or the test before, may have left the standby paused or resting, and a resting one is not read at all.
  await onStandby.query("select pg_wal_replay_resume()");
  const onEach = () => Promise.all(processes.map(listed));
  await expect.poll(() => readings(onEach).then(({ standby }) => standby)).toBe(processes.length);
  await onStandby.query("select pg_wal_replay_pause()");
  // The function only requests a pause: the replay halts a moment later.
  await expect
    .poll(
      async () => (await onStandby.query("select pg_get_wal_replay_pause_state() as state")).rows[0]?.state,
    )
    .toBe("paused");
  const id = await save("behind");
  const { standbys, db } = processes[0] ?? {};
  // Without the position the row would be missing.
  const count = sql<{ found: number }>`select count(*) as found from logbook_record where id = ${id}`;
  const found = async (position: number) =>
    await standbys?.readFrom(position, async () => (await count.execute(db ?? raise())).rows[0]?.found);
  expect(await found(0)).toBe(0);
  const used = await readings(async () => {
    for (let round = 0; round < 40; round += 1) expect(await listed()).toContain(id);
  });
  expect(used).toMatchObject({ standby: 0, away: 0 });
  // Most requests do not wait for the standby, since it is not used for a while.
  expect(used.behind).toBeLessThan(used.resting);
  expect((await portal.app.inject("/metrics")).body).toMatch(
    /cathedra_standby_readings_total\{outcome="behind"\} [1-9]/,
  );
  await onStandby.query("select pg_wal_replay_resume()");
  await expect.poll(() => readings(listed).then(({ standby }) => standby)).toBe(1);
});

test("a standby that drops or refuses sessions fails no request", async () => {
  const end = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cathedra'";
  const before = counted("taken_back") + counted("away");
  const isSeen = () => counted("taken_back") + counted("away") > before;
  const used = await readings(async () => {
    // No one notices the end of a session that is not used.
    for (let round = 0; round < 5 || (!isSeen() && round < 200); round += 1) {
      await onStandby.query(end);
      await Promise.all([listed(), listed(), listed()]);
      await sleep(20);
    }
  });
  expect(used.taken_back + used.away).toBeGreaterThan(0);
});

test("a read that turns out to write runs on the primary, and does not count as a fault of the standby", async () => {
  const { standbys, db } = processes[0] ?? {};
  const read = () => standbys?.readFrom(0, () => sql`select 1`.execute(db ?? raise())) ?? raise();
  // The test before may have sent it to rest, and a session that it ended is known to be gone only when it is used.
  await expect.poll(() => readings(read)).toMatchObject({ standby: 1, taken_back: 0 });
  const written = await readings(async () => {
    await standbys?.readFrom(0, async () => {
      await sql`update app_user set logbook = logbook`.execute(db ?? raise());
      await (db ?? raise())
        .transaction()
        .execute((tx) => sql`update app_user set logbook = logbook`.execute(tx));
    });
  });
  expect(written).toMatchObject({ standby: 1, taken_back: 1 });
  expect(standbys?.resting()).toBe(0);
});

function raise(): never {
  throw new Error("there is no process");
}
