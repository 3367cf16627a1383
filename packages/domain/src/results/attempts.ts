import type { Instant } from "../time.ts";

/** What of an attempt decides whether it shows that somebody can do an exercise, or meets one metric of it. */
export type Attempt = {
  readonly id: string;
  readonly startedAt: Instant;
  /** Of the module: what is asked may be other from version to version. */
  readonly version: string;
  /** False where it was ended early. */
  readonly isCompleted: boolean;
  /** Whether all that was asked and measured was met; null where nothing was evaluated (6.008). */
  readonly isMet: boolean | null;
};

/** In the order in which they were made, whatever order they are given in. */
export function inTime<T extends Pick<Attempt, "id" | "startedAt">>(attempts: readonly T[]): readonly T[] {
  return attempts.toSorted((one, other) => one.startedAt - other.startedAt || (one.id < other.id ? -1 : 1));
}

/**
 * Whether an attempt counts as a pass. One that was ended early is none, whatever it met until then; null where nothing was
 * evaluated: that says nothing, and neither breaks nor lengthens a run.
 */
export function isPass({ isCompleted, isMet }: Pick<Attempt, "isCompleted" | "isMet">): boolean | null {
  return isCompleted ? isMet : false;
}

/** The attempts in time, in stretches of one version each: no line is drawn and nothing is counted from one into the next. */
export function stretches<T extends Pick<Attempt, "id" | "startedAt" | "version">>(
  attempts: readonly T[],
): readonly (readonly T[])[] {
  const found: T[][] = [];
  for (const attempt of inTime(attempts)) {
    const latest = found.at(-1);
    if (latest?.[0]?.version === attempt.version) latest.push(attempt);
    else found.push([attempt]);
  }
  return found;
}
