/**
 * `npm run bench:pooler [-- --rounds=3 --seconds=1]`: the cost of unnamed statements, and of PgBouncer: the same requests to
 * three portals on one database in turn. The numbers are processor time for each request, of API and database (PgBouncer's
 * separately), and only their ratios are meaningful.
 */
import { parseArgs } from "node:util";
import { pgBouncerVersion, startPgBouncer } from "@cathedra/test-fixtures/pgbouncer";
import { logbookOfBench, runBench } from "../bench-program.ts";
import { startPortal } from "../compared-servers.ts";
import { cpuTimes, load, type Round } from "../load.ts";
import { median } from "../ratios.ts";
import { backends } from "../statements.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, seconds: { type: "string", default: "1" } },
});
const asked = ["list:", "search:", "detail:", "admin:", "save:", "poll:", "home:"];
const connections = 8;
const sequentialRequests = 80;

await runBench(
  async (bench) => {
    const { issuer, atEnd } = bench;
    const { url, db, questions, operations } = await logbookOfBench(bench, asked);
    const isInstalled = pgBouncerVersion() !== undefined;
    if (!isInstalled) console.log("PgBouncer is not installed here: only names are compared.");
    const pooler = isInstalled ? await startPgBouncer({ target: url }) : undefined;
    if (pooler !== undefined) atEnd(pooler.stop);
    const unnamed = { DATABASE_PREPARED_STATEMENTS: "off", DATABASE_DIRECT_URL: url };
    // Restores the default settings of server sessions.
    await limitSessions();
    const portals = new Map([
      ["named", await startPortal(url, issuer.issuer, operations)],
      ["unnamed", await startPortal(url, issuer.issuer, operations, unnamed)],
    ]);
    if (pooler !== undefined)
      portals.set("PgBouncer", await startPortal(pooler.url, issuer.issuer, operations, unnamed));
    atEnd(...[...portals.values()].map(({ stop }) => stop));

    for (const { name, who, portal } of questions) {
      const contenders = [...portals].map(([way, server]) => ({
        name: way,
        server: server.pid,
        backends: () => backends(db),
        url: `${server.address}/api/graphql`,
        requests: Array.from({ length: sequentialRequests }, (_, n) => ({
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
          // The first round is not measured, because it warms up the processes.
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
  },
  { shared_preload_libraries: "pg_stat_statements" },
);

function cpuOf(pid: number | undefined): number {
  return pid === undefined ? 0 : (cpuTimes([pid]).get(pid) ?? 0);
}
