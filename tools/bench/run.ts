/**
 * `npm run bench [-- --of=logbook --sizes=10000,100000 --seconds=1 --rounds=3 --connections=8 --only=list,detail
 * --against=raw,raw-auth --keep=/folder --write]`: fills a separate database, sends the same requests in turn to raw SQL, raw SQL
 * behind a token, PostGraphile and the portal, and prints ratios. `--keep` leaves the databases for the next run; `--write`
 * updates `docs/benchmarks.md`. `--of=results` measures simulator runs instead of logbook records.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Db } from "@cathedra/api";
import { instant, utcDay } from "@cathedra/domain";
import { startPostgres } from "@cathedra/test-fixtures/embedded-postgres";
import { startTemporaryPostgres } from "@cathedra/test-fixtures/temporary-postgres";
import { assertRows } from "./assert-rows.ts";
import { subjectsOf } from "./bench-subjects.ts";
import { benchmarksPage, readPage, sectionsFrom, withSection } from "./benchmark-page-sections.ts";
import { type RunningServer, startPortal, startReference } from "./compared-servers.ts";
import { asRole, benchDatabase, resultsDatabase } from "./database.ts";
import { fileWorkloads } from "./files/workloads.ts";
import { startIssuer } from "./issuer.ts";
import { type Contender, load, type Round } from "./load.ts";
import { measuredOfWeb, operationsOfWeb, portalOperations } from "./operations.ts";
import { compare } from "./ratios.ts";
import { asText, type Filled, type Measured, machine, markdown } from "./report.ts";
import { resultsOperations } from "./results/operations.ts";
import { resultsSection } from "./results/report.ts";
import { resultsSubjects, resultsWorkloads } from "./results/workloads.ts";
import { backends, watchStatements } from "./statements.ts";
import { type Workload, workloads } from "./workloads.ts";
import { benchWorld } from "./world.ts";

const { values } = parseArgs({
  options: {
    of: { type: "string", default: "logbook" },
    sizes: { type: "string", default: "10000,100000,1000000" },
    seconds: { type: "string", default: "1" },
    rounds: { type: "string", default: "3" },
    connections: { type: "string", default: "8" },
    only: { type: "string", default: "" },
    against: { type: "string", default: "raw,raw-auth,postgraphile" },
    keep: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
const [seconds, rounds, connections] = [
  Number(values.seconds),
  Number(values.rounds),
  Number(values.connections),
];
const today = utcDay(instant(Date.now()));
const warmUpSeconds = 1;
const requestsInTurn = 80;

const issuer = await startIssuer();
const serverSettings = {
  shared_buffers: "512MB",
  shared_preload_libraries: "pg_stat_statements",
  max_connections: "200",
};
const postgres =
  values.keep === undefined
    ? await startTemporaryPostgres(serverSettings)
    : await startPostgres({ dataDir: values.keep, durable: false, settings: serverSettings });
/** The files of all servers. */
const objects = mkdtempSync(join(tmpdir(), "cathedra-bench-objects-"));
const [measured, filled]: [Measured[], Filled[]] = [[], []];
try {
  for (const size of values.sizes.split(",").map(Number)) measured.push(...(await measure(size)));
} finally {
  await postgres.stop();
  await issuer.stop();
  rmSync(objects, { recursive: true, force: true });
}
console.log(asText(measured));
if (values.write && values.of === "results") {
  writeFileSync(
    benchmarksPage,
    withSection(readPage(), resultsSection(measured, { seconds, rounds, connections, filled, day: today })),
  );
} else if (values.write) {
  const circumstances = { machine: machine(), day: today, seconds, rounds, connections, filled };
  // The sections that other benchmarks wrote are kept.
  const page = [markdown(measured, circumstances), ...sectionsFrom(readPage())].join("\n");
  writeFileSync(benchmarksPage, page);
}

async function measure(size: number): Promise<Measured[]> {
  const isOfResults = values.of === "results";
  const world = isOfResults ? undefined : benchWorld(size, today);
  const { url, db, fillSeconds, close } =
    world === undefined ? await resultsDatabase(postgres, size) : await benchDatabase(postgres, size, world);
  if (fillSeconds !== undefined) {
    filled.push({ size, seconds: fillSeconds });
    console.log(`${size} ${isOfResults ? "runs" : "records"} written in ${fillSeconds} s`);
  }
  const servers = new Map<string, RunningServer>();
  try {
    await startServers(url, servers);
    const asked =
      world === undefined
        ? await workloadsOfResults(db, servers.get("portal"))
        : workloads(await subjectsOf(db, world, issuer.token, today));
    const found: Measured[] = [];
    for (const workload of chosen(asked)) {
      const contenders = contendersOf(workload, servers, () => backends(db));
      found.push({ size, workload: workload.name, ...(await race(db, contenders, workload)) });
      console.log(asText(found.slice(-1)));
    }
    return found;
  } finally {
    await Promise.all([...servers.values()].map((server) => server.stop()));
    await close();
  }
}

async function workloadsOfResults(db: Db, portal: RunningServer | undefined): Promise<readonly Workload[]> {
  const subjects = await resultsSubjects(db, issuer.token);
  const ofFiles = portal === undefined ? [] : await fileWorkloads(db, portal, subjects);
  return [...resultsWorkloads(subjects), ...ofFiles];
}

async function race(db: Db, contenders: readonly Contender[], { slow, rows, files }: Workload) {
  const check =
    files?.check ??
    (rows &&
      (async (answer: Response, name: string) =>
        assertRows(name, await answer.json().catch(() => null), rows)));
  // One after the other, because contenders that write would wait for each other.
  if (check !== undefined) for (const contender of contenders) await lookAt(contender, check);
  const open = slow?.connections ?? connections;
  const round = Math.max(seconds, slow?.seconds ?? 0);
  const series = contenders.map(({ name }) => ({ contender: name, rounds: [] as Round[] }));
  for (const contender of contenders) await load(contender, open, warmUpSeconds);
  const statements = await watchStatements(db, "portal");
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const [n, contender] of contenders.entries()) {
      series[n]?.rounds.push(await load(contender, open, round));
    }
  }
  return { lines: compare(series), ...(await statements.seen()) };
}

/** Sends each request once and checks its answer, so that the right thing is measured. */
async function lookAt(
  { name, url, requests }: Contender,
  check: (answer: Response, name: string) => Promise<void>,
): Promise<void> {
  for (const { method = "POST", path, headers = {}, body } of requests) {
    const content = typeof body === "function" ? new Uint8Array(body()) : body;
    const answer = await fetch(path === undefined ? url : new URL(path, url), {
      method,
      headers: method === "GET" ? headers : { "content-type": "application/json", ...headers },
      ...(content === undefined ? {} : { body: content }),
    });
    await check(answer, name);
  }
}

/** The started servers are added to `servers`, so that they are stopped when a later one does not start. */
async function startServers(url: string, servers: Map<string, RunningServer>): Promise<void> {
  const operations = { ...portalOperations, ...resultsOperations, ...operationsOfWeb(measuredOfWeb) };
  const start = {
    raw: () => startReference("raw-server.ts", url),
    "raw-auth": () => startReference("raw-server.ts", url, issuer.issuer, objects),
    postgraphile: () => startReference("postgraphile-server.ts", url),
    portal: async () =>
      startPortal(await asRole(url, "portal"), issuer.issuer, operations, { OBJECT_STORE: `fs:${objects}` }),
  };
  for (const [name, open] of Object.entries(start)) {
    if (name === "portal" || values.against.split(",").includes(name)) servers.set(name, await open());
  }
}

function contendersOf(
  { who, raw, postgraphile, portal, files }: Workload,
  servers: ReadonlyMap<string, RunningServer>,
  databaseProcesses: () => Promise<readonly number[]>,
): readonly Contender[] {
  const turns = Array.from({ length: requestsInTurn }, (_, n) => n);
  const signedIn = (n: number) => ({ authorization: `Bearer ${who(n).token}` });
  const path = raw === undefined ? "" : `/${raw(0).question}`;
  const rawBody = (n: number) => JSON.stringify({ who: who(n).userId, values: raw?.(n).values });
  const ofFiles = [
    { name: "raw-auth", path: "", isAsked: true, request: files?.raw },
    { name: "portal", path: "", isAsked: true, request: files?.portal },
  ].flatMap(({ request, ...way }) => (request === undefined ? [] : [{ ...way, request }]));
  const ways = [
    { name: "raw", path, isAsked: raw !== undefined, request: (n: number) => ({ body: rawBody(n) }) },
    {
      name: "raw-auth",
      path,
      isAsked: raw !== undefined,
      request: (n: number) => ({ headers: signedIn(n), body: rawBody(n) }),
    },
    {
      name: "postgraphile",
      path: "/graphql",
      isAsked: postgraphile !== undefined,
      request: (n: number) => ({ body: JSON.stringify(postgraphile?.(n)) }),
    },
    {
      name: "portal",
      path: "/api/graphql",
      isAsked: true,
      request: (n: number) => ({ headers: signedIn(n), body: JSON.stringify(portal(n)) }),
    },
  ];
  return (files === undefined ? ways : ofFiles).flatMap(
    ({ name, path: at, isAsked, request }): Contender[] => {
      const server = servers.get(name);
      if (server === undefined || !isAsked) return [];
      return [
        {
          name,
          server: server.pid,
          // The contenders run in turn, so that the database's work can be attributed to one.
          backends: databaseProcesses,
          url: server.address + at,
          requests: turns.map(request),
        },
      ];
    },
  );
}

/** The workloads whose names begin with one of the requested texts. */
function chosen(all: readonly Workload[]): readonly Workload[] {
  const wanted = values.only.split(",").filter((part) => part !== "");
  return wanted.length === 0
    ? all
    : all.filter(({ name }) => wanted.some((part) => name.startsWith(`${part}:`)));
}
