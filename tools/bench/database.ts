import { randomUUID } from "node:crypto";
import { type Db, fillLogbook, migrateToLatest, type OpenDatabase, openDatabase } from "@cathedra/api";
import type { RunningPostgres } from "@cathedra/test-fixtures/embedded-postgres";
import { sql } from "kysely";
import pg from "pg";
import { fillLearning } from "./learning-world.ts";
import { genericSearchFunctions } from "./postgraphile-requests.ts";
import { fillResults } from "./results/world.ts";
import type { BenchWorld } from "./world.ts";

/** A database that was filled to a given size. */
export type BenchDatabase = {
  readonly url: string;
  readonly db: Db;
  /** How long filling took; undefined if an earlier run filled the database. */
  readonly fillSeconds: number | undefined;
  readonly close: () => Promise<void>;
};

/** Creates and fills the database of a size, unless an earlier run has left one on this server. */
export function benchDatabase(
  postgres: RunningPostgres,
  size: number,
  { world, records }: BenchWorld,
): Promise<BenchDatabase> {
  return filledDatabase(postgres, `bench_${size}`, async (database) => {
    await sql.raw(genericSearchFunctions).execute(database.db);
    await fillLogbook(database, world, records);
    await fillLearning(database.db);
  });
}

/** Creates and fills a database with simulator runs of a size, unless an earlier run has left one on this server. */
export function resultsDatabase(postgres: RunningPostgres, size: number): Promise<BenchDatabase> {
  return filledDatabase(postgres, `bench_results_${size}`, ({ db }) => fillResults(db, size));
}

async function filledDatabase(
  postgres: RunningPostgres,
  name: string,
  fill: (database: OpenDatabase) => Promise<void>,
): Promise<BenchDatabase> {
  const isNew = await create(postgres.url("postgres"), name);
  const url = postgres.url(name);
  const database = openDatabase(url, {
    poolSize: 4,
    connectTimeoutMs: 60_000,
    statementTimeoutMs: 600_000,
    onError: ({ message }) => console.error(message),
  });
  const startedAt = performance.now();
  // A kept database may be older than the latest migration.
  await migrateToLatest(url);
  if (isNew) await fill(database);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return { url, db: database.db, close: database.close, fillSeconds: isNew ? seconds : undefined };
}

async function create(adminUrl: string, name: string): Promise<boolean> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const { rowCount } = await admin.query("select from pg_database where datname = $1", [name]);
  if (rowCount === 0) await admin.query(`create database ${admin.escapeIdentifier(name)}`);
  await admin.end();
  return rowCount === 0;
}

/**
 * The address of the same database for a separate role, so that the role's statements can be told from those of the references.
 */
export async function asRole(url: string, role: string): Promise<string> {
  const password = randomUUID();
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`do $$ begin
    if to_regrole('${role}') is null then create role ${role} login superuser; end if;
  end $$`);
  await admin.query(`alter role ${role} password '${password}'`);
  await admin.end();
  const address = new URL(url);
  address.username = role;
  address.password = password;
  return address.href;
}
