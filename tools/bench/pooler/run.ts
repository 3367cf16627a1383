/**
 * `npm run bench:pooler [-- --rounds=3 --seconds=1]`: what it costs to send statements without names, and by way of PgBouncer: the
 * same questions to three portals on one database in turn. The figures are processor time a request, of API and database
 * (PgBouncer's own beside it), and only their ratios mean something.
 */
import { parseArgs } from "node:util";
import { instant, utcDay } from "@cathedra/domain";
import { pgBouncerVersion, startPgBouncer } from "@cathedra/test-fixtures/pgbouncer";
import { startTemporaryPostgres } from "@cathedra/test-fixtures/temporary-postgres";
import { subjectsOf } from "../bench-subjects.ts";
import { startPortal } from "../competitors.ts";
import { benchDatabase } from "../database.ts";
import { startIssuer } from "../issuer.ts";
import { cpuTimes, load, type Round } from "../load.ts";
import { measuredOfWeb, operationsOfWeb, portalOperations } from "../operations.ts";
import { median } from "../ratios.ts";
import { backends } from "../statements.ts";
import { workloads } from "../workloads.ts";
import { benchWorld } from "../world.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, seconds: { type: "string", default: "1" } },
});
const asked = ["list:", "search:", "detail:", "admin:", "save:", "poll:", "home:"];
const connections = 8;
const inTurn = 80;
const today = utcDay(instant(Date.now()));

const stops: (() => Promise<unknown>)[] = [];
try {
  const postgres = await startTemporaryPostgres({ shared_preload_libraries: "pg_stat_statements" });
  stops.push(postgres.stop);
  const issuer = await startIssuer();
  stops.push(issuer.stop);
  const world = benchWorld(10_000, today);
  const { url, db, close } = await benchDatabase(postgres, 10_000, world);
  stops.push(close);
  const isInstalled = pgBouncerVersion() !== undefined;
  if (!isInstalled) console.log("PgBouncer is not installed here: only names are compared.");
  const pooler = isInstalled ? await startPgBouncer({ target: url }) : undefined;
  if (pooler !== undefined) stops.push(pooler.stop);
  const unnamed = { DATABASE_PREPARED_STATEMENTS: "off", DATABASE_DIRECT_URL: url };
  // What it is started with is what a session of the server has by itself.
  await limitSessions();
  const operations = { ...portalOperations, ...operationsOfWeb(measuredOfWeb) };
  const portals = new Map([
    ["named", await startPortal(url, issuer.issuer, operations)],
    ["unnamed", await startPortal(url, issuer.issuer, operations, unnamed)],
  ]);
  if (pooler !== undefined)
    portals.set("PgBouncer", await startPortal(pooler.url, issuer.issuer, operations, unnamed));
  stops.push(...[...portals.values()].map(({ stop }) => stop));

  const all = workloads(await subjectsOf(db, world, issuer.token, today));
  for (const { name, who, portal } of all.filter((one) =>
    asked.some((start) => one.name.startsWith(start)),
  )) {
    const contenders = [...portals].map(([way, server]) => ({
      name: way,
      server: server.pid,
      backends: () => backends(db),
      url: `${server.address}/api/graphql`,
      requests: Array.from({ length: inTurn }, (_, n) => ({
        headers: { authorization: `Bearer ${who(n).token}` },
        body: JSON.stringify(portal(n)),
      })),
    }));
    const found = new Map<string, { readonly round: Round; readonly pooler: number }[]>();
    for (let round = 0; round <= Number(values.rounds); round += 1) {
      for (const contender of contenders) {
        const before = cpuOf(pooler?.pid());
        const seen = await load(contender, connections, Number(values.seconds));
        const requests = Math.max(1, seen.requestsPerSecond * Number(values.seconds));
        const line = { round: seen, pooler: (cpuOf(pooler?.pid()) - before) / requests };
        // The first round warms up.
        if (round > 0) found.set(contender.name, [...(found.get(contender.name) ?? []), line]);
      }
    }
    const cpu = (way: string) =>
      (found.get(way) ?? []).map(({ round, pooler: own }) => round.cpuPerRequest + own);
    const named = cpu("named");
    const parts = [...found.keys()].map((way) => {
      const ratios = cpu(way).map((each, at) => each / (named[at] ?? each));
      return `${way} ${median(cpu(way)).toFixed(2)} ms (${median(ratios).toFixed(2)})`;
    });
    console.log(`| ${name} | ${parts.join(" | ")} |`);
  }

  async function limitSessions(): Promise<void> {
    const { default: pg } = await import("pg");
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const limit of [
      "statement_timeout = 4000",
      "lock_timeout = 2500",
      "idle_in_transaction_session_timeout = 30000",
    ])
      await client.query(
        `alter database ${client.escapeIdentifier(new URL(url).pathname.slice(1))} set ${limit}`,
      );
    await client.end();
  }
} finally {
  for (const stop of stops.reverse()) await stop();
}

function cpuOf(pid: number | undefined): number {
  return pid === undefined ? 0 : (cpuTimes([pid]).get(pid) ?? 0);
}
