import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { prove } from "./load/acknowledged-writes.ts";
import { buildMix } from "./load/request-mix.ts";
import { type Failure, type RunningLoad, rampMs, startLoad } from "./load/steady-load.ts";
import type { Outcome } from "./outcome.ts";
import type { DrillWorld } from "./world/start-world.ts";

export type Exercise = {
  readonly name: string;
  readonly what: string;
  /** The rate of requests a second. */
  readonly rate: number;
  /** Whether requests may fail during a loss; otherwise none may. */
  readonly mayFail: boolean;
  /** How soon after a loss requests must succeed again, in milliseconds. */
  readonly recoversWithinMs?: number;
  /** Whether data may be lost with a server whose replicas follow with a delay. */
  readonly mayLose?: boolean;
};

/** The disturbance during the load; it returns the times of the losses. */
export type Act = (load: RunningLoad) => Promise<{
  readonly losses: readonly number[];
  readonly notes?: readonly string[];
  readonly broken?: readonly string[];
  /** How long each recovery took, if a recovery means more than that requests are answered again. */
  readonly recoveriesMs?: readonly number[];
}>;

const before = rampMs + 1_500;
const after = 1_500;

/** Runs a steady load during a disturbance, and proves afterwards that everything acknowledged was stored. */
export async function underLoad(world: DrillWorld, exercise: Exercise, act: Act): Promise<Outcome> {
  const run = randomUUID().slice(0, 8);
  const begun = performance.now();
  const load = startLoad(world.balancerPort, exercise.rate, buildMix(world.people, run));
  await sleep(before);
  const done = await act(load).catch(async (error: unknown) => {
    await load.end();
    throw error;
  });
  await sleep(after);
  const result = await load.end();
  const proof = await prove(world.url, result.acknowledged);
  const recoveriesMs = done.recoveriesMs ?? recoveries(done.losses, result.failures);
  const limit = exercise.recoversWithinMs ?? Number.POSITIVE_INFINITY;
  return {
    exercise: exercise.name,
    what: `${exercise.what}, ${exercise.rate} requests a second for ${result.seconds.toFixed(0)} s`,
    asked: result.asked,
    failed: result.failures.length,
    lost: proof.lost.length,
    proved: proof.proved,
    twice: proof.twice.length,
    recoveriesMs,
    p50: result.p50,
    p99: result.p99,
    slowest: result.slowest,
    notes: [...(done.notes ?? []), ...reasons(result.failures, begun)],
    broken: [
      ...(proof.lost.length > 0 && exercise.mayLose !== true
        ? [`${proof.lost.length} acknowledged writes are not there (${proof.lost.slice(0, 3).join(", ")})`]
        : []),
      ...(proof.twice.length > 0 ? [`${proof.twice.length} saves were done twice`] : []),
      ...(result.failures.length > 0 && !exercise.mayFail
        ? [`${result.failures.length} requests failed`]
        : []),
      ...(recoveriesMs.some((each) => each > limit) ? [`it took longer than ${limit / 1000} s`] : []),
      ...(done.broken ?? []),
    ],
  };
}

/** How long nothing may fail before the portal counts as back, in milliseconds. */
const calmMs = 1_000;

/** The time from each loss to the last failed request before the first second without one; 0 when none failed. */
function recoveries(losses: readonly number[], failures: readonly Failure[]): readonly number[] {
  return losses.map((loss, n) => {
    const next = losses[n + 1] ?? Number.POSITIVE_INFINITY;
    const mine = failures.map(({ sentAt }) => sentAt).filter((sentAt) => sentAt >= loss && sentAt < next);
    let last = loss;
    for (const sentAt of mine.toSorted((one, other) => one - other)) {
      if (sentAt - last > calmMs) break;
      last = sentAt;
    }
    return last - loss;
  });
}

/** The reasons for which requests failed, with the number for each, and the seconds of the load in which they did. */
function reasons(failures: readonly Failure[], begun: number): readonly string[] {
  const found = new Map<string, number[]>();
  for (const { kind, why, sentAt } of failures) {
    const words = `${kind}: ${why
      .replace(/<[^>]*>|[0-9a-f]{8}-[0-9a-f-]{27}/g, "")
      .replace(/\s+/g, " ")
      .slice(0, 110)}`;
    found.set(words, [...(found.get(words) ?? []), (sentAt - begun) / 1000]);
  }
  return [...found]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, 5)
    .map(
      ([words, at]) =>
        `${at.length} × ${words} (${Math.min(...at).toFixed(1)}-${Math.max(...at).toFixed(1)} s)`,
    );
}
