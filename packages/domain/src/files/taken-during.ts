import type { Instant } from "../time.ts";

/** The tolerated difference between the clocks of a simulator and of its recorder. */
const clocksApartMs = 60_000;

/** Whether a picture was taken during its run, or a recording lies within it, allowing for differing clocks. */
export function isTakenDuring(
  { takenAt, seconds }: { readonly takenAt: Instant; readonly seconds: number },
  { startedAt, endedAt }: { readonly startedAt: Instant; readonly endedAt: Instant },
): boolean {
  return takenAt >= startedAt - clocksApartMs && takenAt + seconds * 1000 <= endedAt + clocksApartMs;
}
