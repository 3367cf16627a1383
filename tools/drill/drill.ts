import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loseApis, loseBalancer, losePooler, losePrimary } from "./exercises/losses.ts";
import { loseReplica, promoteReplica } from "./exercises/replica.ts";
import { restore } from "./exercises/restore.ts";
import { upgrade } from "./exercises/upgrade.ts";
import { loseWorker } from "./exercises/worker.ts";
import type { Outcome } from "./outcome.ts";
import { formerVersion } from "./world/former-version.ts";
import { fillMany, fillOf } from "./world/people.ts";
import { builtVersion, here } from "./world/portal.ts";
import { type DrillWorld, startWorld, type WorldPlan } from "./world/start-world.ts";

export const exerciseNames = [
  "upgrade",
  "api",
  "worker",
  "balancer",
  "pgbouncer",
  "replica",
  "primary",
  "promotion",
  "promotion-without-waiting",
  "restore",
] as const;
export type ExerciseName = (typeof exerciseNames)[number];

export function isExerciseName(name: string): name is ExerciseName {
  return exerciseNames.some((known) => known === name);
}

export type DrillPlan = {
  readonly exercises: readonly ExerciseName[];
  readonly rate: number;
  readonly rounds: number;
  readonly records: number;
  readonly apis: number;
  readonly workers: number;
  /** The commit of the version that is upgraded; by default that before the newest migration. */
  readonly from: string | undefined;
  readonly haproxy: boolean;
  readonly pgbouncer: boolean;
  readonly told: (outcome: Outcome) => void;
  readonly said: (line: string) => void;
};

/** Runs the exercises in their order; the exercises that kill processes share one world. */
export async function drill(plan: DrillPlan): Promise<void> {
  if (plan.exercises.includes("upgrade")) await drillUpgrade(plan);
  const losses = plan.exercises.filter((name) => name in inOneWorld);
  if (losses.length > 0) await drillLosses(plan, losses);
  if (plan.exercises.includes("restore")) {
    const fill = (url: string) => fillMany(url, plan.records);
    await inWorld({ ...getWorld(plan), fill }, async (world) =>
      plan.told(
        await restore(world, { rate: Math.min(plan.rate, calmRate), files: Math.ceil(plan.records / 50) }),
      ),
    );
  }
}

/** A restore depends on the amount of data, not on the number of requests. */
const calmRate = 50;

const quiet = () => undefined;

function getWorld({ records, apis, workers, haproxy, pgbouncer }: DrillPlan): WorldPlan {
  return { records, apis, workers, haproxy, pgbouncer, log: quiet };
}

async function drillUpgrade(plan: DrillPlan): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "cathedra-former-"));
  try {
    const former = formerVersion(folder, plan.from) ?? here;
    const newer = builtVersion(folder);
    await inWorld(
      {
        ...getWorld(plan),
        code: former,
        // A version that is older than the support for poolers cannot run behind one.
        pgbouncer:
          plan.pgbouncer && existsSync(join(former.root, "packages/api/src/config/database-settings.ts")),
        fill: fillOf(former, plan.records, folder),
      },
      async (world) => plan.told(await upgrade(world, former, { rate: plan.rate, newer })),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type LossName = Exclude<ExerciseName, "upgrade" | "restore">;

const inOneWorld: Record<LossName, (world: DrillWorld, plan: DrillPlan) => Promise<Outcome | undefined>> = {
  api: loseApis,
  balancer: loseBalancer,
  pgbouncer: losePooler,
  primary: losePrimary,
  worker: loseWorker,
  replica: loseReplica,
  promotion: (world, plan) => promoteReplica(world, plan, true),
  "promotion-without-waiting": (world, plan) => promoteReplica(world, plan, false),
};

async function drillLosses(plan: DrillPlan, names: readonly ExerciseName[]): Promise<void> {
  await inWorld(getWorld(plan), async (world) => {
    for (const name of names) {
      const outcome = await inOneWorld[name as LossName](world, plan);
      if (outcome === undefined) plan.said(`${name}: not installed on this machine, left out\n`);
      else plan.told(outcome);
    }
  });
}

async function inWorld(plan: WorldPlan, work: (world: DrillWorld) => Promise<void>): Promise<void> {
  const world = await startWorld(plan);
  try {
    await work(world);
  } finally {
    await world.stop();
  }
}
