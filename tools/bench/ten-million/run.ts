/**
 * `npm run bench:ten-million [-- --records=10000000 --runs=10000000 --keep=/folder --seconds=2 --json=<file>]`: fills a database
 * with this many logbook records and simulator runs by copying in SQL under the real schema. Measures its size, and the time of
 * its key statements, right after a start with empty caches and again. With 0 of one kind it has only the other. Ten million of
 * each take about 50 GB and an hour of one core; `--keep` leaves the database for the next run.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Db, migrateToLatest, openDatabase } from "@cathedra/api";
import { instant, utcDay } from "@cathedra/domain";
import { type RunningPostgres, startPostgres } from "@cathedra/test-fixtures/embedded-postgres";
import { temporaryFolder } from "@cathedra/test-fixtures/temporary-postgres";
import { sql } from "kysely";
import pg from "pg";
import { asRole } from "../database.ts";
import { startIssuer } from "../issuer.ts";
import { machine } from "../report.ts";
import { fillMillions } from "./fill.ts";
import { type Measured, measureRequests } from "./measure-requests.ts";

const { values } = parseArgs({
  options: {
    records: { type: "string", default: "10000000" },
    runs: { type: "string", default: "10000000" },
    keep: { type: "string" },
    json: { type: "string" },
  },
});
const [records, runs] = [Number(values.records), Number(values.runs)];
const today = utcDay(instant(Date.now()));
const place =
  values.keep === undefined ? await temporaryFolder() : { dataDir: values.keep, remove: () => undefined };
const settings = {
  shared_buffers: "1GB",
  max_wal_size: "2GB",
  max_connections: "100",
  shared_preload_libraries: "pg_stat_statements",
};
/** Settings for filling: no replication and no background work. */
const filling = {
  ...settings,
  wal_level: "minimal",
  max_wal_senders: "0",
  max_parallel_maintenance_workers: "0",
  autovacuum: "off",
};
const start = (settings: Readonly<Record<string, string>>): Promise<RunningPostgres> =>
  startPostgres({ dataDir: place.dataDir, durable: false, settings });

try {
  await fill();
  const server = await start(settings);
  const issuer = await startIssuer();
  try {
    const url = server.url("ten_million");
    const { db, close } = openDatabase(url, { poolSize: 2, statementTimeoutMs: 0 });
    const sizes = await sizesOf(db);
    console.table(sizes);
    const measured = await measureRequests(db, await asRole(url, "portal"), issuer, {
      hasRecords: records > 0,
      hasRuns: runs > 0,
    });
    await close();
    console.table(measured);
    if (values.json !== undefined) write(values.json, sizes, measured);
  } finally {
    await issuer.stop();
    await server.stop();
  }
} finally {
  place.remove();
}

async function fill(): Promise<void> {
  const server = await start(filling);
  const admin = new pg.Client({ connectionString: server.url("postgres") });
  await admin.connect();
  const { rowCount } = await admin.query("select from pg_database where datname = 'ten_million'");
  if (rowCount === 0) await admin.query("create database ten_million");
  await admin.end();
  const url = server.url("ten_million");
  await migrateToLatest(url);
  if (rowCount === 0) {
    const database = openDatabase(url, { poolSize: 4, statementTimeoutMs: 0 });
    let at = performance.now();
    await fillMillions(database, { records, runs, today }, (step) => {
      console.log(`${((performance.now() - at) / 1000).toFixed(1)} s: ${step}`);
      at = performance.now();
    });
    await database.close();
  }
  // The server is restarted, so that the following requests find its caches empty.
  await server.stop();
}

type Size = { readonly table: string; readonly megabytes: number; readonly indexes: number };

async function sizesOf(db: Db): Promise<readonly Size[]> {
  const { rows } = await sql<Size>`
    select relname as "table", (pg_table_size(oid) / 1e6)::int as megabytes, (pg_indexes_size(oid) / 1e6)::int as indexes
    from pg_class where relkind = 'r' and pg_total_relation_size(oid) > 1e7
    order by pg_total_relation_size(oid) desc`.execute(db);
  return rows;
}

function write(file: string, sizes: readonly Size[], measured: readonly Measured[]): void {
  const found = { machine: machine(), day: today, records, runs, sizes, measured };
  writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
}
