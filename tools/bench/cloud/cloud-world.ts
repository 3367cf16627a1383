import { randomUUID } from "node:crypto";
import { migrateToLatest, type OpenDatabase, openDatabase, seedDemo } from "@cathedra/api";
import { instant } from "@cathedra/domain";
import { demoWorld } from "@cathedra/test-fixtures";
import type { startTemporaryPostgres } from "@cathedra/test-fixtures/temporary-postgres";
import { sql } from "kysely";
import pg from "pg";
import { type BenchPerson, insertPeople } from "../bench-people.ts";

export const fleetSecret = "only-for-this-run-of-the-bench-000000";
export const caseOfBench = { moduleId: "carotid-stenting", caseId: "carotid-stenting-01" };

export type CloudWorld = OpenDatabase & {
  readonly url: string;
  readonly people: readonly BenchPerson[];
  /** The id of a voucher of the first person and of everyone, with so much time that no one uses it up. */
  readonly voucherId: number;
};

/** The demo world with this many additional people, who have all accepted one voucher. */
export async function cloudWorld(
  postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>,
  name: string,
  count: number,
): Promise<CloudWorld> {
  const admin = new pg.Client({ connectionString: postgres.url("postgres") });
  await admin.connect();
  await admin.query(`create database ${admin.escapeIdentifier(name)}`);
  await admin.end();
  const url = postgres.url(name);
  await migrateToLatest(url);
  const database = openDatabase(url, { poolSize: 4, statementTimeoutMs: 600_000 });
  const { db } = database;
  await seedDemo(db, demoWorld, []);
  const people = await insertPeople(db, count);
  const { rows } = await sql<{ id: number }>`
    insert into resource_access_voucher
      (kind, code, customer_id, learning_space_id, valid_to, max_uses, max_duration_s)
    values ('cloud_modules', ${`cmrav${randomUUID()}`}, 1, 2, now() + interval '30 days', 100, 2000000)
    returning id`.execute(db);
  const voucherId = rows[0]?.id ?? 0;
  await sql`insert into voucher_case (voucher_id, case_id) values (${voucherId}, ${caseOfBench.caseId})`.execute(
    db,
  );
  await sql`
    insert into voucher_user (voucher_id, user_id, granted_s)
    select ${voucherId}, id, 2000000 from app_user where last_name = 'Bench'`.execute(db);
  await sql`vacuum analyze`.execute(db);
  return { ...database, url, people, voucherId };
}

/** Adds machines that are ready and unused, and that are looked at for the first time within the next `spreadMs`. */
export async function addMachines(
  { db }: Pick<CloudWorld, "db">,
  urls: readonly string[],
  spreadMs = 0,
): Promise<readonly string[]> {
  const rows = urls.map((url, at) => ({
    id: randomUUID(),
    name: `Simulator ${at + 1}`,
    url,
    look: new Date(instant(Date.now()) + (at * spreadMs) / urls.length),
  }));
  await sql`
    with added as (
      insert into vm (id, name, url, driver, status, reason, look_again_at)
      select id, name, url, 'bench', 'idle', 'READY', look
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (id uuid, name text, url text, look timestamptz)
      returning id
    )
    insert into vm_history (vm_id, new_status, reason) select id, 'idle', 'READY' from added`.execute(db);
  return rows.map(({ id }) => id);
}

export const middle = (values: readonly number[], share = 0.5): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;
