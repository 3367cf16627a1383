import { computeMedian } from "../../statistics.ts";

/** The assumed time to turn on a machine before any was measured. */
const unknownMs = 60_000;

/** The usual time to turn on a machine: the median of the latest times, in milliseconds. */
export function usualPowerOnMs(latest: readonly number[]): number {
  return latest.length === 0 ? unknownMs : computeMedian(latest);
}
