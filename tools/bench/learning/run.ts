import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startTemporaryPostgres } from "@cathedra/test-fixtures/temporary-postgres";
import pg from "pg";
import { largeCatalogue } from "../../local/learning/catalogue.ts";
import { openLearningPlatform } from "../../local/learning/server.ts";

// Measures how long a synchronisation takes against the local platform, with a real worker: the first one, a second one, and
// one during which the worker is killed. `npm run bench:learning -- 100 5000`.

const [spaces = 100, courses = 5000] = process.argv.slice(2).map(Number);
const source = path.join(import.meta.dirname, "../../../packages/api/src");
const postgres = await startTemporaryPostgres();
const platform = await openLearningPlatform({
  key: "a-key-of-the-bench",
  portal: "http://localhost:3000",
  catalogue: largeCatalogue(spaces, courses),
  limits: { perHour: 10_000_000, burst: 1_000_000 },
});
const environment = {
  PATH: process.env.PATH,
  DATABASE_URL: postgres.url("postgres"),
  LEARNING_PLATFORM_URL: platform.url,
  LEARNING_PLATFORM_KEY: platform.key,
  LEARNING_PLATFORM_WORKER_CALLS: "10000",
};
const start = (file: string): ChildProcess =>
  spawn(process.execPath, ["--conditions=cathedra-source", path.join(source, file)], {
    env: environment,
    stdio: ["ignore", "ignore", "inherit"],
  });
const db = new pg.Pool({ connectionString: postgres.url("postgres"), max: 2 });
db.on("error", () => undefined);

type Row = {
  id: string;
  outcome: string | null;
  reason: string | null;
  attempt: number;
  progress: number;
  seconds: number;
};
const latest = async (): Promise<Row | undefined> =>
  (
    await db.query<Row>(`
      select id, outcome, reason, attempt, progress, extract(epoch from coalesce(ended_at, now()) - started_at)::float8 as seconds
      from operation order by requested_at desc limit 1`)
  ).rows[0];

async function until(wanted: (row: Row | undefined) => boolean): Promise<Row> {
  for (;;) {
    const row = await latest();
    if (row !== undefined && wanted(row)) return row;
    await sleep(100);
  }
}

async function ended(): Promise<Row> {
  return until((row) => row?.outcome !== null && row !== undefined);
}

async function again(): Promise<Row> {
  const former = await latest();
  await db.query("select graphile_worker.add_job('request_platform_sync', '{}')");
  await until((row) => row?.id !== former?.id);
  return ended();
}

const written = async (): Promise<string> =>
  (
    await db.query<{ md5: string }>(`
      select md5(string_agg(xmin::text || ':' || id, ',' order by id)) as md5 from (
        select xmin, 'c' || id as id from course union all select xmin, 'u' || id from course_unit
        union all select xmin, 's' || id from learning_space
        union all select xmin, 'l' || learning_space_id || '-' || course_id from learning_space_course) each`)
  ).rows[0]?.md5 ?? "";

try {
  await once(start("migrate.ts"), "exit");
  let worker = start("worker.ts");
  await until((row) => row !== undefined && row.progress >= 40);
  worker.kill("SIGKILL");
  const killed = await latest();
  process.stdout.write(`killed at ${killed?.progress}% after ${killed?.seconds.toFixed(1)} s\n`);
  worker = start("worker.ts");
  const resumed = await ended();
  process.stdout.write(
    `resumed: ${resumed.outcome}, attempt ${resumed.attempt}, ${resumed.seconds.toFixed(1)} s with the wait for the lease\n`,
  );
  const before = await written();
  const second = await again();
  const isSame = (await written()) === before;
  process.stdout.write(
    `second: ${second.outcome} in ${second.seconds.toFixed(1)} s, ${isSame ? "nothing" : "SOMETHING"} written\n`,
  );
  await db.query("truncate course, course_unit, learning_space_course cascade; delete from learning_space");
  const first = await again();
  process.stdout.write(
    `whole from nothing: ${first.outcome} ${first.reason ?? ""} in ${first.seconds.toFixed(1)} s\n`,
  );
  const { rows } = await db.query(
    "select (select count(*) from learning_space) spaces, (select count(*) from course) courses, (select count(*) from course_unit) units, (select count(*) from learning_space_course) listed",
  );
  process.stdout.write(`${JSON.stringify(rows[0])}\n`);
  worker.kill("SIGTERM");
  await once(worker, "exit");
} finally {
  await db.end();
  await platform.stop();
  await postgres.stop();
}
