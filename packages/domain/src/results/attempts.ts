import type { Instant } from "../time.ts";

/** The facts of an attempt that decide whether it counts as passed, as a whole or for one metric. */
export type Attempt = {
  readonly id: string;
  readonly startedAt: Instant;
  /** The version of the module: criteria may differ between versions. */
  readonly version: string;
  /**
   * Whether it was passed, by the one rule in `evaluate`; null if it does not count: it neither interrupts nor extends a series
   * of passes, and is left out of learning curves.
   */
  readonly isMet: boolean | null;
};

/** Sorts attempts by time, whatever their given order. */
export function sortByTime<T extends Pick<Attempt, "id" | "startedAt">>(
  attempts: readonly T[],
): readonly T[] {
  return attempts.toSorted((one, other) => one.startedAt - other.startedAt || (one.id < other.id ? -1 : 1));
}

/** The attempts in time, in stretches of one version each: no line is drawn and nothing is counted from one into the next. */
export function groupByVersion<T extends Pick<Attempt, "id" | "startedAt" | "version">>(
  attempts: readonly T[],
): readonly (readonly T[])[] {
  const found: T[][] = [];
  for (const attempt of sortByTime(attempts)) {
    const latest = found.at(-1);
    if (latest?.[0]?.version === attempt.version) latest.push(attempt);
    else found.push([attempt]);
  }
  return found;
}
