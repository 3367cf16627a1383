import { setTimeout as sleep } from "node:timers/promises";
import type { Outcome } from "../outcome.ts";
import { underLoad } from "../under-load.ts";
import { query } from "../world/database-server.ts";
import { type Replica, replicaName, startReplica } from "../world/replica.ts";
import type { DrillWorld } from "../world/start-world.ts";
import type { LossPlan } from "./losses.ts";

/** Kills the replica with -9: no one notices, and it catches up automatically. */
export async function loseReplica(world: DrillWorld, { rate, rounds }: LossPlan): Promise<Outcome> {
  const replica = await getReplica(world);
  return underLoad(
    world,
    { name: "replica", what: "kill -9 of the replica, started again", rate, mayFail: false },
    async () => {
      const [losses, recoveriesMs]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        losses.push(performance.now());
        await replica.kill();
        await sleep(1_000);
        const begun = performance.now();
        await replica.startAgain();
        await replica.caughtUp();
        recoveriesMs.push(performance.now() - begun);
      }
      return { losses, recoveriesMs, notes: ["recovery is until it has all that the primary had"] };
    },
  );
}

/**
 * Loses the primary for good and promotes the replica: with synchronous commit nothing is lost; without it, commits that were
 * not replicated are lost and counted.
 */
export async function promoteReplica(
  world: DrillWorld,
  { rate }: LossPlan,
  waits: boolean,
): Promise<Outcome> {
  const replica = await startReplica(world.primary, world.folder);
  world.onStop(replica.stop);
  const settings = waits
    ? `alter system set synchronous_standby_names = '${replicaName}'`
    : "alter system set synchronous_standby_names = ''";
  await query(world.primary.url("postgres"), settings);
  await query(world.primary.url("postgres"), "select pg_reload_conf()");
  const exercise = {
    name: waits ? "promotion" : "promotion without waiting",
    what: `the primary is lost for good, its replica takes over; ${waits ? "writes wait for it" : "writes do not wait for it"}`,
    rate,
    mayFail: true,
    mayLose: !waits,
    recoversWithinMs: 15_000,
  };
  const outcome = await underLoad(world, exercise, async () => {
    const losses = [performance.now()];
    await world.primary.kill();
    // The time that an operator takes to decide on a promotion is not measured.
    await replica.promote();
    await query(replica.url("postgres"), "alter system reset synchronous_standby_names");
    await query(replica.url("postgres"), "select pg_reload_conf()");
    world.address.moveTo(replica.plan.port);
    await sleep(4_000);
    return { losses };
  });
  // The former primary must not become the primary again.
  world.primary = replica;
  known.delete(world);
  return outcome;
}

const known = new WeakMap<DrillWorld, Replica>();

async function getReplica(world: DrillWorld): Promise<Replica> {
  const replica = known.get(world) ?? (await startReplica(world.primary, world.folder));
  if (!known.has(world)) world.onStop(replica.stop);
  known.set(world, replica);
  return replica;
}
