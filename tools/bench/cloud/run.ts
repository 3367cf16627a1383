/**
 * `npm run bench:cloud [-- --only=polls,starts,reactions,fleet,invariants,search --clients=5000 --machines=2000 --rows=1000000
 * --processes=2 --seconds=20 --write]`: what the numbers of cloud simulation are on this machine. `--write` renews their
 * section of `docs/benchmarks.md`.
 */
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { instant, utcDay } from "@cathedra/domain";
import { startTemporaryPostgres } from "@cathedra/test-fixtures/temporary-postgres";
import { sql } from "kysely";
import { startPortal } from "../competitors.ts";
import { startIssuer } from "../issuer.ts";
import { machine } from "../report.ts";
import { benchmarksPage, readPage, withSection } from "../sections.ts";
import { measurePolls, measureStarts, pollQuery } from "./client-measures.ts";
import { cloudWorld, fleetSecret } from "./cloud-world.ts";
import { measureFleet, measureReactions } from "./fleet-measures.ts";
import { measureInvariants } from "./invariants-at-scale.ts";
import { measureSearch } from "./search-measures.ts";
import type { Line, Setting } from "./setting.ts";
import { simulatedAgents } from "./simulated-agents.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "starts,reactions,polls,fleet,invariants,search" },
    clients: { type: "string", default: "5000" },
    machines: { type: "string", default: "2000" },
    rows: { type: "string", default: "1000000" },
    processes: { type: "string", default: "2" },
    seconds: { type: "string", default: "20" },
    write: { type: "boolean", default: false },
  },
});

const stops: (() => Promise<unknown>)[] = [];
const lines: Line[] = [];
try {
  const postgres = await startTemporaryPostgres({
    shared_buffers: "512MB",
    shared_preload_libraries: "pg_stat_statements",
  });
  stops.push(postgres.stop);
  const issuer = await startIssuer();
  stops.push(issuer.stop);
  const world = await cloudWorld(postgres, "bench_cloud", Number(values.clients));
  stops.push(world.close);
  await sql`create extension pg_stat_statements`.execute(world.db);
  const agents = await simulatedAgents();
  stops.push(agents.stop);
  const portals = await Promise.all(
    Array.from({ length: Number(values.processes) }, () =>
      startPortal(
        world.url,
        issuer.issuer,
        { poll: pollQuery },
        {
          MACHINE_FLEET_SECRET: fleetSecret,
          LOG_LEVEL: "error",
        },
      ),
    ),
  );
  stops.push(...portals.map(({ stop }) => stop));
  const setting: Setting = { world, agents, issuer, portals, seconds: Number(values.seconds) };
  const workloads: Readonly<Record<string, () => Promise<readonly Line[]>>> = {
    starts: () => measureStarts(setting),
    reactions: () => measureReactions(setting),
    polls: async () => [
      ...(await measurePolls(setting, Math.ceil(world.people.length / 5))),
      ...(await measurePolls(setting, world.people.length)),
    ],
    fleet: () => measureFleet(setting, Number(values.machines)),
    invariants: () => measureInvariants(world, Number(values.rows)),
    search: () => measureSearch({ postgres, issuer }, Number(values.rows)),
  };
  for (const name of values.only.split(",")) {
    const measure = workloads[name];
    if (measure === undefined) throw new Error(`${name}: one of ${Object.keys(workloads).join(", ")}`);
    for (const line of await measure()) {
      lines.push(line);
      console.log(`${line.what}: ${line.found}${line.goal === "" ? "" : ` (goal: ${line.goal})`}`);
    }
  }
} finally {
  for (const stop of stops.toReversed()) await stop();
}
if (values.write) writeFileSync(benchmarksPage, withSection(readPage(), section()));

function section(): string {
  const [load = 0] = loadavg();
  const rows = lines.map(({ what, found, goal }) => `| ${what} | ${found} | ${goal} |`);
  return `## Cloud simulation

\`npm run bench:cloud -- --write\` wrote this section on ${utcDay(instant(Date.now()))}: ${machine()}, load ${load.toFixed(1)} at the
end. Everything shares the machine: clients, API, worker, simulated agents and database.

| what | measured | goal |
| --- | --- | --- |
${rows.join("\n")}
`;
}
