import type { Instant } from "../time.ts";

/** Clocks of a simulator and of what records it may be so far apart. */
const clocksApartMs = 60_000;

/** Whether a picture was taken during its run, or a recording of it began and ended in it, as far as clocks agree. */
export function isTakenDuring(
  { takenAt, seconds }: { readonly takenAt: Instant; readonly seconds: number },
  { startedAt, endedAt }: { readonly startedAt: Instant; readonly endedAt: Instant },
): boolean {
  return takenAt >= startedAt - clocksApartMs && takenAt + seconds * 1000 <= endedAt + clocksApartMs;
}
