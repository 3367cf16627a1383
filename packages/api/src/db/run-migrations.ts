import { setTimeout as sleep } from "node:timers/promises";
import { type Migration, type MigrationResultSet, Migrator } from "kysely/migration";
import { type Db, openDatabase } from "./database.ts";
import { isContention } from "./database-errors.ts";

/**
 * How long a migration waits for a table that is in use, during which later statements queue behind it. Less than the server's
 * `deadlock_timeout` (1 s), so that in a deadlock the migration fails and never the request.
 */
const lockTimeoutMs = 400;
/**
 * After this many attempts (about five minutes) to lock a table the migration is given up, because the table counts as
 * permanently locked.
 */
const attempts = 400;
const restMs = { least: 100, most: 700 };

/** A connection for migrations: no limit on the duration of a statement, but one on waiting for locks. */
export const openForMigrations = (url: string) =>
  openDatabase(url, {
    poolSize: 3,
    connectTimeoutMs: 5_000,
    statementTimeoutMs: 0,
    lockTimeoutMs,
    applicationName: "cathedra-migrate",
  });

/**
 * Runs pending migrations in order and returns their names. On a database in use, each migration is a transaction of its own
 * that gives up when it has to wait for a lock, and is tried again. On an empty database all of them are one transaction.
 */
export async function runMigrationsOf(
  db: Db,
  migrations: Readonly<Record<string, Migration>>,
): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const known = await migrator.getMigrations();
  if (known.every(({ executedAt }) => executedAt === undefined)) {
    return getNames(await migrator.migrateToLatest());
  }
  const done: string[] = [];
  for (const { executedAt } of known) {
    if (executedAt === undefined) done.push(...(await oneMore(migrator)));
  }
  return done;
}

async function oneMore(migrator: Migrator): Promise<readonly string[]> {
  for (let attempt = 1; ; attempt++) {
    const result = await migrator.migrateUp();
    if (!isContention(result.error) || attempt === attempts) return getNames(result);
    await sleep(restMs.least + Math.random() * (restMs.most - restMs.least));
  }
}

function getNames({ error, results = [] }: MigrationResultSet): readonly string[] {
  if (error === undefined) return results.map(({ migrationName }) => migrationName);
  const failed = results.find(({ status }) => status === "Error");
  throw new Error(`The migration ${failed?.migrationName ?? "of the database"} failed`, { cause: error });
}
