import type { Instant } from "../time.ts";
import { deliveryToken } from "./delivering-device.ts";
import type { RunTimes } from "./run-times.ts";

/** The facts of a machine's session that decide whose run was made in it. */
export type DeliveredSession = {
  readonly startedAt: Instant;
  /** When the session ended; null while it is running. */
  readonly endedAt: Instant | null;
  /** Whether the session is the person's own; in an event's session, control decides. */
  readonly isOwn: boolean;
};

/** When the person got and lost control, in the order in which the machine reported it. */
export type ControlChange = {
  readonly at: Instant;
  readonly kind: "control_gained" | "control_lost" | "left";
};

const toleranceMs = deliveryToken.clockToleranceSeconds * 1000;
/** A machine reports control and runs by the same clock, so their times can be compared. */
const controlToleranceMs = 5_000;

/** Whether a run in this session can be this person's: it is their own session, or they were in control. */
export function wasInControl(
  { startedAt, endedAt, isOwn }: DeliveredSession,
  changes: readonly ControlChange[],
  run: RunTimes,
): boolean {
  const isInside =
    run.startedAt >= startedAt - toleranceMs && (endedAt === null || run.endedAt <= endedAt + toleranceMs);
  if (!isInside || isOwn) return isInside;
  let since: Instant | null = null;
  for (const { at, kind } of changes) {
    if (kind === "control_gained") since ??= at;
    else if (since !== null) {
      if (overlaps(run, since, at)) return true;
      since = null;
    }
  }
  return since !== null && overlaps(run, since, Number.POSITIVE_INFINITY);
}

function overlaps({ startedAt, endedAt }: RunTimes, from: number, to: number): boolean {
  return from <= endedAt + controlToleranceMs && to >= startedAt - controlToleranceMs;
}

/** A person's session on a station. */
export type SignedIn = {
  readonly signedInAt: Instant;
  /** When the person was signed out; null while they are signed in. */
  readonly signedOutAt: Instant | null;
};

/** Whether the person was signed in during the whole run. */
export function wasSignedIn({ signedInAt, signedOutAt }: SignedIn, run: RunTimes): boolean {
  return (
    signedInAt <= run.startedAt + toleranceMs &&
    (signedOutAt === null || signedOutAt >= run.endedAt - toleranceMs)
  );
}
