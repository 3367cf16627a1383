/**
 * `npm run bench:stations [-- --write] [--runs=1000000]`: the cost of 2,000 stations for one API process, with a heartbeat
 * every 30 s and 200 downloading, and the cost of staff's list with 20,000 stations and this many runs. `--write` updates its
 * section of `docs/benchmarks.md`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { migrateToLatest, openDatabase, seedDemo } from "@cathedra/api";
import { instant, type StationId, utcDay } from "@cathedra/domain";
import {
  cast,
  customers,
  demoWorld,
  makeStationKeys,
  signedByStation,
  simulatorModules,
} from "@cathedra/test-fixtures";
import { startTemporaryPostgres } from "@cathedra/test-fixtures/temporary-postgres";
import { sql } from "kysely";
import { benchmarksPage, readPage, withSection } from "../benchmark-page-sections.ts";
import { startPortal } from "../compared-servers.ts";
import { startIssuer } from "../issuer.ts";
import { machine } from "../report.ts";

const { values } = parseArgs({
  options: { write: { type: "boolean", default: false }, runs: { type: "string", default: "1000000" } },
});
const beating = 2_000;
const downloading = 200;
const beatMs = 30_000;
const reportMs = 5_000;
const measuredMs = 45_000;

type Line = { readonly what: string; readonly found: string; readonly goal: string };
const lines: Line[] = [];
const addLine = (what: string, found: string, goal = ""): void => {
  lines.push({ what, found, goal });
  console.log(`${what}: ${found}${goal === "" ? "" : ` (goal: ${goal})`}`);
};

const stops: (() => Promise<unknown>)[] = [];
try {
  const postgres = await startTemporaryPostgres();
  stops.push(postgres.stop);
  const issuer = await startIssuer();
  stops.push(issuer.stop);
  const url = postgres.url("postgres");
  await migrateToLatest(url);
  const { db, close } = openDatabase(url);
  stops.push(close);
  await seedDemo(db, demoWorld, []);
  const [customer] = customers;
  const [module] = simulatorModules;
  const [exercise] = module?.exercises ?? [];
  if (customer === undefined || module === undefined || exercise === undefined)
    throw new Error("an empty demo world");

  // All stations have the same key, because only the portal is measured.
  const keys = makeStationKeys();
  await sql`
    insert into station (service_tag, name, place, customer_id, public_key, enrolled_at)
    select 'BENCH' || n, 'Simulator ' || n, 'Room ' || n, ${customer.id}, ${JSON.stringify(keys.publicKey)}::jsonb, now()
    from generate_series(1, 20000) n`.execute(db);
  await sql`
    insert into station_state (station_id, seen_at, disk_free_bytes, disk_total_bytes)
    select id, now() - random() * interval '20 days', random() * 1e12, 1e12 from station`.execute(db);
  const { rows: stations } = await sql<{ id: StationId }>`
    select id from station where service_tag like 'BENCH%' order by id limit ${beating}`.execute(db);
  const own = new Set(stations.map(({ id }) => id));
  await sql`
    with software as (insert into software (code, name) values ('bench', 'Bench') returning id),
    release as (
      insert into software_release (software_id, string_identifier, version, object_key, size, sha256, published_at)
      select id, 'bench-2.0.0', '2.0.0', 'bench', 1000, repeat('0', 64), now() from software returning id
    ), updates as (
      insert into software_update (station_id, release_id)
      select station.id, release.id from release, (select id from station where service_tag like 'BENCH%' order by id limit ${downloading}) station
      returning id, station_id
    )
    insert into operation (kind, subject, station_id, attempt, lease_until)
    select 'software_download', id::text, station_id, 1, now() + interval '1 hour' from updates`.execute(db);
  await sql`analyze`.execute(db);

  const portal = await startPortal(url, issuer.issuer, {}, { RATE_LIMIT_ADDRESS: "12000" });
  stops.push(portal.stop);
  let failed = 0;
  let asked = 0;
  const ask = async (id: StationId, method: string, path: string, content?: object) => {
    asked += 1;
    const url = `/api/stations/${path}`;
    const body = content === undefined ? {} : { body: JSON.stringify(content) };
    const token = signedByStation(id, keys, { method, url, ...body });
    const response = await fetch(`${portal.address}${url}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...body,
    });
    const answer: unknown = await response.json();
    if (!response.ok) failed += 1;
    return answer;
  };
  const beat = (id: StationId) =>
    ask(id, "POST", "heartbeat", {
      at: new Date().toISOString(),
      clientVersion: "2.3.0",
      diskFreeBytes: 4e11,
      diskTotalBytes: 1e12,
      factsHash: "same",
    });
  const download = async (id: StationId, seq: number) => {
    const work = (await ask(id, "GET", "operations")) as readonly {
      readonly id: string;
      readonly attempt: number;
    }[];
    const [first] = Array.isArray(work) ? work : [];
    if (first === undefined) return;
    const report = { attempt: first.attempt, seq, state: "RUNNING", progress: Math.min(99, seq), errors: [] };
    await ask(id, "POST", `operations/${first.id}/reports`, report);
  };

  /**
   * Stores the used signatures of two minutes in which so many stations send hundreds of requests each: more than are ever stored
   * at once.
   */
  async function rememberSignatures(count: number): Promise<void> {
    // In batches, because a statement of the portal is cancelled after some seconds.
    const batch = 50_000;
    for (let made = 0; made < count; made += batch)
      await sql`
        insert into station_signature (station_id, unique_id, ends_at)
        select station.id, gen_random_uuid()::text, now() + random() * interval '2 minutes'
        from station cross join generate_series(1, ${batch / 2_000}::int)
        where station.service_tag in (select 'BENCH' || n from generate_series(1, 2000) n)`.execute(db);
    await sql`analyze station_signature`.execute(db);
  }

  /** Runs requests for this duration; each station sends at its own moment of every interval. */
  async function going(
    who: readonly StationId[],
    everyMs: number,
    act: (id: StationId, round: number) => Promise<unknown>,
  ) {
    const until = performance.now() + measuredMs;
    await Promise.all(
      who.map(async (id, at) => {
        await sleep((at / who.length) * everyMs);
        for (let round = 1; performance.now() < until; round += 1) {
          const next = performance.now() + everyMs;
          await act(id, round).catch(() => {
            failed += 1;
          });
          await sleep(Math.max(0, Math.min(next, until) - performance.now()));
        }
      }),
    );
  }

  // The first requests warm up: each is signed, verified and recorded as used, all of which is part of the measurement.
  for (const { id } of stations.slice(0, 20)) await beat(id);
  const everybody = stations.map(({ id }) => id);
  for (const [what, work] of [
    ["heartbeat", [() => going(everybody, beatMs, beat)]],
    ["heartbeat beside a million signatures", [() => going(everybody, beatMs, beat)]],
    [
      "heartbeat and operations",
      [
        () => going(everybody, beatMs, beat),
        () => going(everybody.slice(0, downloading), reportMs, (id, round) => download(id, round)),
      ],
    ],
  ] as const) {
    if (what.endsWith("signatures")) await rememberSignatures(1_000_000);
    asked = 0;
    failed = 0;
    const before = cpuMs(portal.pid);
    const began = performance.now();
    await Promise.all(work.map((begin) => begin()));
    const share = ((cpuMs(portal.pid) - before) / (performance.now() - began)) * 100;
    const each = (cpuMs(portal.pid) - before) / asked;
    const found = `${share.toFixed(1)}% of a core, ${each.toFixed(2)} ms a request, ${asked} requests, ${failed} failed`;
    const whom =
      what === "heartbeat and operations"
        ? `${beating} stations, ${downloading} of them downloading`
        : `${beating} stations`;
    addLine(`\`${what}\`: ${whom}`, found, "25% of a core");
  }

  const runs = Number(values.runs);
  // In batches, because a statement of the portal is cancelled after some seconds.
  const batch = 20_000;
  for (let first = 1; first <= runs; first += batch)
    await sql`
      insert into simulator_activity (
        created_by, run_id, exercise_id, exercise_key, exercise_name, module_code, module_name, module_version,
        started_at, ended_at, total_time_s, source, station_id
      )
      select ${cast.maya.userId}, 'bench-' || n, ${exercise.id}, ${exercise.code}, ${exercise.code}, ${module.code}, ${module.name},
        ${module.version}, ended - interval '10 minutes', ended, 600, 'station', station.id
      from (select n, now() - (n % 700) * interval '1 day' as ended from generate_series(${first}::int, ${Math.min(runs, first + batch - 1)}::int) n) run
      join (select id, row_number() over (order by id) as place from station) station on station.place = 1 + n % 20000`.execute(
      db,
    );
  await sql`vacuum analyze simulator_activity`.execute(db);
  const token = await issuer.token(cast.ruth);
  const lists = {
    "staff's list of systems":
      '{ vistSystemsByServiceTag(serviceTag: "", order: last_seen) { serviceTag simulationsDone lastSimulation conditions } }',
    "the same, searched": '{ vistSystemsByServiceTag(serviceTag: "77") { serviceTag conditions } }',
    "how many of each state": '{ vistSystemsFound(serviceTag: "") { total conditions { condition count } } }',
    "the statistics": "{ vistSystemsStats { connected loggedTotal logsTotal logsLastYear } }",
    "logs of a period":
      '{ vistSystemsLogsNumberByPeriod(from: "2025-03-01T07:00:00Z", to: "2026-09-30T19:00:00Z") }',
    "sessions of a system":
      '{ vistActivitiesByServiceTag(serviceTag: "BENCH77", from: "2024-01-01T00:00:00Z", to: "2027-01-01T00:00:00Z") { id logCount } }',
  };
  for (const [what, query] of Object.entries(lists)) {
    const times: number[] = [];
    for (let at = 0; at < 15; at += 1) {
      const began = performance.now();
      const response = await fetch(`${portal.address}/api/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ query }),
      });
      const answer = await response.text();
      if (answer.includes('"errors"')) throw new Error(answer);
      times.push(performance.now() - began);
    }
    const sorted = times.toSorted((one, other) => one - other);
    addLine(
      `${what}, of 20,000 systems with ${runs.toLocaleString("en")} runs`,
      `${(sorted[7] ?? 0).toFixed(0)} ms (p50)`,
    );
  }
  if (own.size !== beating) throw new Error("not as many stations as were to be measured");
} finally {
  for (const stop of stops.toReversed()) await stop();
}
if (values.write) writeFileSync(benchmarksPage, withSection(readPage(), section()));

/** The processor time of a process so far, in milliseconds (Linux). */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function section(): string {
  const [load = 0] = loadavg();
  const rows = lines.map(({ what, found, goal }) => `| ${what} | ${found} | ${goal} |`);
  return `## Stations

\`npm run bench:stations -- --write\` wrote this section on ${utcDay(instant(Date.now()))}: ${machine()}, load ${load.toFixed(1)} at
the end. Stations, API and database share the machine. A station that downloads asks for its work and reports it every ${reportMs / 1000} s; the
package itself comes from the object store.

| what | measured | goal |
| --- | --- | --- |
${rows.join("\n")}
`;
}
