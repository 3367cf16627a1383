import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../src/db/database.ts";
import { migrations } from "../../src/db/migrations/index.ts";
import { setUpEmptyDatabase } from "../support/database.ts";

let opened: ReturnType<typeof openDatabase>;

const database = setUpEmptyDatabase();
beforeAll(async () => {
  opened = openDatabase(database.url);
});

afterAll(() => opened.close());

test("a picture stored with the end time of its run has no time afterwards, and all others keep their times (6.005)", async () => {
  const { db, pool } = opened;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const before = await migrator.migrateTo("20261123T2200-signatures-of-packages");
  expect(before.error).toBeUndefined();
  // Only the run and its files matter here; any person can own it.
  await pool.query(`
    set session_replication_role = replica;
    with run as (
      insert into simulator_activity (created_by, run_id, exercise_id, exercise_key, exercise_name, module_code, module_name,
        module_version, started_at, ended_at, total_time_s, source)
      values (gen_random_uuid(), 'run', 1, 'a/b', 'B', 'a', 'A', '1', '2026-11-20T10:00:00Z', '2026-11-20T10:10:00Z', 600, 'station')
      returning id
    )
    insert into activity_file (activity_id, kind, name, object_key, content_type, size, sha256, position, created_at)
    select run.id, kind, name, name, 'x', 1, '', 1, at::timestamptz from run, (values
      ('image', 'at-the-end.png', '2026-11-20T10:10:00Z'), ('image', 'during.png', '2026-11-20T10:03:00Z'),
      ('recording', 'before.webm', '2026-11-20T09:00:00Z'), ('recording', 'at-the-end.webm', '2026-11-20T10:10:00Z'),
      ('report', 'report.html', '2026-11-20T10:10:00Z')) file (kind, name, at);
    set session_replication_role = origin`);
  const { error } = await migrator.migrateTo("20261124T0300-times-of-pictures");
  expect(error).toBeUndefined();
  const { rows } = await pool.query("select name, taken_at from activity_file order by name");
  expect(rows).toEqual([
    { name: "at-the-end.png", taken_at: null },
    { name: "at-the-end.webm", taken_at: null },
    { name: "before.webm", taken_at: Date.parse("2026-11-20T09:00:00Z") },
    { name: "during.png", taken_at: Date.parse("2026-11-20T10:03:00Z") },
    { name: "report.html", taken_at: null },
  ]);
});
