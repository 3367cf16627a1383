import { type Instant, instant } from "../../time.ts";
import type { Machine } from "./machine.ts";
import { isFault } from "./machine-cause.ts";

/** How long each kind of waiting lasts at most, in milliseconds. */
export type MachineLimits = {
  /** The longest time in status `void`, and of turning a machine on: until it is empty and ready. */
  readonly prepareMs: number;
  /** The longest time in status `desired`: until the machine reports that it is ready. */
  readonly confirmMs: number;
  /** The longest time in status `idle` with a claim: until the machine accepts the start. */
  readonly dispatchMs: number;
  /** The longest time in status `starting`: until people can enter. About three minutes are usual (4.029). */
  readonly startMs: number;
  /** How long an agent may be silent or send invalid answers before its machine counts as dead. */
  readonly silentMs: number;
  /** How long turning off takes: after that the machine can be turned on again. */
  readonly powerOffMs: number;
  /** How long an automatically started machine may be unused before it is turned off again (0062). */
  readonly restAfterMs: number;
  /** How long a room counts as alive after someone was seen in it, although its agent is silent (0063). */
  readonly witnessMs: number;
  /**
   * The time since the first unanswered request, in milliseconds, after which no connected page keeps the session alive any
   * longer (0063).
   */
  readonly witnessedMs: number;
  /** A command is sent again after this long without effect. */
  readonly retryMs: number;
  /** The interval between two looks at a machine while a change is expected. */
  readonly watchMs: number;
  /**
   * The interval between two looks while a session runs: at most this much time is not counted for a session that ends unseen.
   */
  readonly sessionMs: number;
  /** The interval between two looks at a machine while nothing is expected to change. */
  readonly heartbeatMs: number;
  /** How long a start or session that failed is shown on the machine that it failed on. */
  readonly failureShownMs: number;
  /** How long after a failure a machine is made ready again; null if only an administrator may do it. */
  readonly recoverAfterMs: number | null;
  /** Clocks may differ by this much before we take it that the clock was set back. */
  readonly clockToleranceMs: number;
};

export const machineLimits: MachineLimits = {
  prepareMs: 180_000,
  confirmMs: 30_000,
  dispatchMs: 30_000,
  startMs: 300_000,
  silentMs: 60_000,
  powerOffMs: 10_000,
  restAfterMs: 900_000,
  witnessMs: 45_000,
  witnessedMs: 600_000,
  retryMs: 5000,
  watchMs: 1000,
  sessionMs: 5000,
  heartbeatMs: 20_000,
  failureShownMs: 120_000,
  recoverAfterMs: 300_000,
  clockToleranceMs: 60_000,
};

export function after(start: Instant, ms: number): Instant {
  return instant(start + ms);
}

/** The instant at which the machine has waited long enough in its present status; null if the status has no limit. */
export function getDeadline(machine: Omit<Machine, "deadlineAt">, limits: MachineLimits): Instant | null {
  const { status, since, claim, session } = machine;
  switch (status) {
    case "off":
      return earliest(shownUntil(machine, limits), recoversAt(machine, limits));
    case "void":
      return after(since, limits.prepareMs);
    case "desired":
      return after(since, machine.cause === "WOKEN" ? limits.prepareMs : limits.confirmMs);
    case "idle":
      return claim === null ? null : after(since, limits.dispatchMs);
    case "starting":
      return after(since, limits.startMs);
    case "started":
      return session?.endsAt ?? since;
  }
}

/** The instant until which a machine that is off still shows the claim that failed on it. */
export function shownUntil(
  { claim, since }: Pick<Machine, "claim" | "since">,
  limits: MachineLimits,
): Instant | null {
  return claim === null ? null : after(since, limits.failureShownMs);
}

/** When a machine that is off after a failure is made ready again. */
export function recoversAt(
  { cause, since, removedAt }: Pick<Machine, "cause" | "since" | "removedAt">,
  { recoverAfterMs }: MachineLimits,
): Instant | null {
  if (recoverAfterMs === null || removedAt !== null || !isFault(cause)) return null;
  return after(since, recoverAfterMs);
}

function earliest(...instants: readonly (Instant | null)[]): Instant | null {
  const known = instants.filter((each) => each !== null);
  return known.length === 0 ? null : instant(Math.min(...known));
}
