import { runMigrations } from "graphile-worker";
import { sql } from "kysely";
import type { Db } from "./database.ts";
import { migrations } from "./migrations/index.ts";
import { openForMigrations, runMigrationsOf } from "./run-migrations.ts";
import { grantRows } from "./table-grants.ts";

/** Any number; the same in every process. */
const migrationLock = 7_301_642;

/**
 * Brings a database to the newest schema, the job queue's included. Does nothing on one that is there already, and
 * processes that start together take turns. `role`: who reads and writes its rows, where that is not its owner. Answers with
 * the names of the migrations that ran.
 */
export async function migrateToLatest(url: string, role?: string): Promise<readonly string[]> {
  const { db, pool, close } = openForMigrations(url);
  try {
    const turn = await pool.connect();
    try {
      await turn.query("set idle_in_transaction_session_timeout = 0; set lock_timeout = 0");
      await turn.query("select pg_advisory_lock($1)", [migrationLock]);
      const done = await runMigrationsOf(db, migrations);
      await runMigrations({ connectionString: url });
      if (role !== undefined) await grantRows(turn, role);
      return done;
    } finally {
      await turn.query("select pg_advisory_unlock($1)", [migrationLock]).catch(() => undefined);
      turn.release();
    }
  } finally {
    await close();
  }
}

/** Whether every migration of this version has run: part of being ready. One cheap statement. */
export async function isMigrated(db: Db): Promise<boolean> {
  const wanted = Object.keys(migrations);
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from kysely_migration where name = any(${wanted}::text[])`.execute(db);
  return rows[0]?.found === wanted.length;
}
