import { sql } from "kysely";
import type { Line } from "../bench-program.ts";
import { cpuTimes } from "../load.ts";
import { addMachines, type CloudWorld, caseOfBench } from "./cloud-world.ts";
import { clear, type Setting, spread, waitFor } from "./setting.ts";
import { startFleetWorker } from "./start-fleet-worker.ts";

/** The time from an agent's report until the portal knows that a resting machine runs something. */
export async function measureReactions({ world, agents, portals }: Setting): Promise<readonly Line[]> {
  const [portal] = portals;
  const rounds = 40;
  const ids = await addMachines(
    world,
    Array.from({ length: rounds }, (_, at) => agents.url(at)),
  );
  const worker = await startFleetWorker(world);
  const took: number[] = [];
  try {
    await waitFor(async () => agents.questions() > 0);
    for (const id of ids) {
      const session = `4ec04d00-0000-4000-8000-${String(took.length).padStart(12, "0")}`;
      agents.setPhase(id, { phase: "running", sessionId: session, ...caseOfBench, endsAt: null, users: [] });
      const begun = performance.now();
      await agents.report(portal?.address ?? "", id);
      await waitFor(async () => {
        const { rows } = await sql`select 1 from vm where id = ${id} and reason = 'FOREIGN_SESSION'`.execute(
          world.db,
        );
        const { rows: over } =
          await sql`select 1 from vm_history where vm_id = ${id} and reason = 'FOREIGN_SESSION'`.execute(
            world.db,
          );
        return rows.length + over.length > 0;
      });
      took.push(performance.now() - begun);
    }
  } finally {
    await worker.stop();
  }
  await clear(world);
  return [
    {
      what: "the reconciler's reaction: from an agent's report to the stored change",
      found: spread(took),
      goal: "100 ms",
    },
  ];
}

/** A resting fleet: the cost of watching it in one worker. */
export async function measureFleet(
  { world, agents, seconds }: Setting,
  count: number,
): Promise<readonly Line[]> {
  await addMachines(
    world,
    Array.from({ length: count }, (_, at) => agents.url(at)),
    20_000,
  );
  const worker = await startFleetWorker(world);
  try {
    const first = agents.questions();
    // Waits for one full round, in which every machine was seen and got its next turn.
    await waitFor(async () => agents.questions() - first >= count, 120_000);
    const lasting = Math.max(seconds, 40);
    const asked = agents.questions();
    const before = {
      worker: cpuTimes([worker.pid]).get(worker.pid) ?? 0,
      database: await statementTime(world),
    };
    await new Promise((done) => setTimeout(done, lasting * 1000));
    const ofACore = (ms: number): string => `${(ms / lasting / 10).toFixed(1)}%`;
    const busy = ofACore((cpuTimes([worker.pid]).get(worker.pid) ?? 0) - before.worker);
    const statements = ofACore((await statementTime(world)) - before.database);
    const { rows } = await sql<{ silent: number }>`
      select count(*) as silent from vm where last_seen_at < now() - interval '45 seconds'`.execute(world.db);
    return [
      {
        what: `${count.toLocaleString("en")} machines at rest, one worker, ${lasting} s`,
        found: `${busy} of a core, its statements ${statements}; ${((agents.questions() - asked) / lasting).toFixed(0)} looks a second, ${rows[0]?.silent ?? 0} machines overdue`,
        goal: "under 10%",
      },
    ];
  } finally {
    await worker.stop();
    await clear(world);
  }
}

/** The time that the database has spent on statements so far, in milliseconds. */
async function statementTime({ db }: CloudWorld): Promise<number> {
  const { rows } = await sql<{
    ms: number;
  }>`select sum(total_exec_time) as ms from pg_stat_statements`.execute(db);
  return rows[0]?.ms ?? 0;
}
