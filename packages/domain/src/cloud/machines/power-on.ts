import { medianOf } from "../../statistics.ts";

/** How long a machine takes to be turned on where none was turned on yet. */
const unknownMs = 60_000;

/** How long turning a machine on usually takes: the median of the latest times, in milliseconds. */
export function usualPowerOnMs(latest: readonly number[]): number {
  return latest.length === 0 ? unknownMs : medianOf(latest);
}
