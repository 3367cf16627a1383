import { type Instant, instant } from "../../time.ts";
import type { Machine } from "./machine.ts";
import { isFault } from "./machine-cause.ts";

/** How long each kind of waiting lasts at most, in milliseconds. */
export type MachineLimits = {
  /** Void, or turned on for somebody: until it is empty and ready. */
  readonly prepareMs: number;
  /** Desired: until the machine says that it is ready. */
  readonly confirmMs: number;
  /** Idle with a claim: until the machine takes up the start. */
  readonly dispatchMs: number;
  /** Starting: until people can come in. About three minutes are usual (4.029). */
  readonly startMs: number;
  /** How long an agent may be silent, or answer what makes no sense, before its machine counts as dead. */
  readonly silentMs: number;
  /** After this long a machine that was turned off has gone off, and can be turned on for somebody. */
  readonly powerOffMs: number;
  /** What the portal has turned on by itself rests again after being nobody's for so long (0062). */
  readonly restAfterMs: number;
  /** So long a room that somebody was seen in counts as living, though its agent is silent (0063). */
  readonly witnessMs: number;
  /** Since the first unanswered question; after that no living room keeps the session any longer (0063). */
  readonly witnessedMs: number;
  /** A command is sent again after this long without effect. */
  readonly retryMs: number;
  /** How often a machine is looked at while something is expected of it. */
  readonly watchMs: number;
  /** How often while a session goes on: of one that dies unseen, at most so much is not counted. */
  readonly sessionMs: number;
  /** How often it is looked at otherwise. */
  readonly heartbeatMs: number;
  /** How long a start or session that failed is shown on the machine that it failed on. */
  readonly failureShownMs: number;
  /** After this long a machine that failed is made ready again; null: not without somebody's wish. */
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

/** When waiting ends in the status that the machine is in; null where it rests. */
export function deadlineOf(machine: Omit<Machine, "deadlineAt">, limits: MachineLimits): Instant | null {
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

/** Until when a machine that is off shows the claim that failed on it. */
export function shownUntil(
  { claim, since }: Pick<Machine, "claim" | "since">,
  limits: MachineLimits,
): Instant | null {
  return claim === null ? null : after(since, limits.failureShownMs);
}

/** When a machine that is off is made ready again. */
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
