import { runMigrations } from "graphile-worker";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { type Db, openDatabase } from "./database.ts";
import { grantRows } from "./grants.ts";
import { migrations } from "./migrations/index.ts";

/** Any number; the same in every process. */
const migrationLock = 7_301_642;

/**
 * Brings a database to the newest schema, the job queue's included. Does nothing on one that is there already, and
 * processes that start together take turns. `role`: who reads and writes its rows, where that is not its owner. Answers with
 * the names of the migrations that ran.
 */
export async function migrateToLatest(url: string, role?: string): Promise<readonly string[]> {
  const { db, pool, close } = openDatabase(url, {
    poolSize: 3,
    connectTimeoutMs: 5_000,
    statementTimeoutMs: 0,
    applicationName: "cathedra-migrate",
  });
  try {
    const turn = await pool.connect();
    try {
      await turn.query("set idle_in_transaction_session_timeout = 0");
      await turn.query("select pg_advisory_lock($1)", [migrationLock]);
      const done = await runOwn(db);
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

async function runOwn(db: Db): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return results.map(({ migrationName }) => migrationName);
  const failed = results.find(({ status }) => status === "Error");
  throw new Error(`The migration ${failed?.migrationName ?? "of the database"} failed`, { cause: error });
}
