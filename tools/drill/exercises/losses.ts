import { setTimeout as sleep } from "node:timers/promises";
import type { Outcome } from "../outcome.ts";
import { underLoad } from "../under-load.ts";
import { killFamily } from "../world/processes.ts";
import type { DrillWorld } from "../world/start-world.ts";

/** The time that a supervisor needs to notice that a process has ended. */
const noticedMs = 500;
const settleMs = 2_500;

export type LossPlan = { readonly rate: number; readonly rounds: number };

/** Repeats a kill and a restart, and returns the times of the kills. */
async function each(rounds: number, lose: (round: number) => Promise<void>): Promise<readonly number[]> {
  const losses: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    losses.push(performance.now());
    await lose(round);
    await sleep(settleMs);
  }
  return losses;
}

/** Kills each API process in turn (kill -9): its running requests fail, and the others take over. */
export function loseApis(world: DrillWorld, { rate, rounds }: LossPlan): Promise<Outcome> {
  return underLoad(
    world,
    {
      name: "api",
      what: "kill -9 of a process of the API",
      rate,
      mayFail: true,
      recoversWithinMs: 2_000,
    },
    async () => ({
      losses: await each(rounds, async (round) => {
        const n = round % world.apis.length;
        world.apis[n]?.signal("SIGKILL");
        await world.apis[n]?.exited;
        await sleep(noticedMs);
        await world.replaceApi(n);
      }),
    }),
  );
}

/** Kills the balancer with kill -9; the drill has only one, so no one is served until it is restarted. */
export async function loseBalancer(
  world: DrillWorld,
  { rate, rounds }: LossPlan,
): Promise<Outcome | undefined> {
  if (world.balancer.process === undefined) return undefined;
  return underLoad(
    world,
    {
      name: "balancer",
      what: `kill -9 of the only balancer (${world.balancer.name})`,
      rate,
      mayFail: true,
      recoversWithinMs: 5_000,
    },
    async () => ({
      losses: await each(rounds, async () => {
        const { process } = world.balancer;
        // The worker processes would outlive a killed main process.
        await killFamily(process?.pid ?? 0);
        await sleep(noticedMs);
        await world.restartBalancer();
      }),
    }),
  );
}

/** Kills PgBouncer (kill -9): running requests fail, and new ones until it is restarted. */
export async function losePooler(
  world: DrillWorld,
  { rate, rounds }: LossPlan,
): Promise<Outcome | undefined> {
  const { pooler } = world;
  if (pooler === undefined) return undefined;
  return underLoad(
    world,
    { name: "pgbouncer", what: "kill -9 of PgBouncer", rate, mayFail: true, recoversWithinMs: 5_000 },
    async () => ({
      losses: await each(rounds, async () => {
        pooler.process.signal("SIGKILL");
        await pooler.process.exited;
        await sleep(noticedMs);
        await pooler.startAgain();
      }),
    }),
  );
}

/** Kills every process of the primary (kill -9), which then recovers from its write-ahead log. */
export function losePrimary(world: DrillWorld, { rate, rounds }: LossPlan): Promise<Outcome> {
  return underLoad(
    world,
    {
      name: "primary",
      what: "kill -9 of the primary, started again",
      rate,
      mayFail: true,
      recoversWithinMs: 15_000,
    },
    async () => ({
      losses: await each(rounds, async () => {
        await world.primary.kill();
        await sleep(noticedMs);
        await world.primary.startAgain();
      }),
    }),
  );
}
