/**
 * `npm run bench:cloud [-- --only=polls,starts,reactions,fleet,invariants --clients=5000 --machines=2000 --rows=1000000
 * --processes=2 --seconds=20 --write]`: measures cloud simulation on this machine. `--write` updates its section of
 * `docs/benchmarks.md`.
 */
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { type Line, runBench, writeSection } from "../bench-program.ts";
import { startPortal } from "../compared-servers.ts";
import { measurePolls, measureStarts, pollQuery } from "./client-measures.ts";
import { cloudWorld, fleetSecret } from "./cloud-world.ts";
import { measureFleet, measureReactions } from "./fleet-measures.ts";
import { measureInvariants } from "./invariants-at-scale.ts";
import type { Setting } from "./setting.ts";
import { simulatedAgents } from "./simulated-agents.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "starts,reactions,polls,fleet,invariants" },
    clients: { type: "string", default: "5000" },
    machines: { type: "string", default: "2000" },
    rows: { type: "string", default: "1000000" },
    processes: { type: "string", default: "2" },
    seconds: { type: "string", default: "20" },
    write: { type: "boolean", default: false },
  },
});

const lines = await runBench(
  async ({ postgres, issuer, atEnd, addLine }) => {
    const world = await cloudWorld(postgres, "bench_cloud", Number(values.clients));
    atEnd(world.close);
    await sql`create extension pg_stat_statements`.execute(world.db);
    const agents = await simulatedAgents();
    atEnd(agents.stop);
    const settings = { MACHINE_FLEET_SECRET: fleetSecret, LOG_LEVEL: "error" };
    const portals = await Promise.all(
      Array.from({ length: Number(values.processes) }, () =>
        startPortal(world.url, issuer.issuer, { poll: pollQuery }, settings),
      ),
    );
    atEnd(...portals.map(({ stop }) => stop));
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
    };
    for (const name of values.only.split(",")) {
      const measure = workloads[name];
      if (measure === undefined) throw new Error(`${name}: one of ${Object.keys(workloads).join(", ")}`);
      for (const { what, found, goal } of await measure()) addLine(what, found, goal);
    }
  },
  { shared_buffers: "512MB", shared_preload_libraries: "pg_stat_statements" },
);
if (values.write) {
  writeSection(lines, {
    title: "Cloud simulation",
    command: "npm run bench:cloud",
    conditions: "Everything shares the machine: clients, API, worker, simulated agents and database.",
  });
}
