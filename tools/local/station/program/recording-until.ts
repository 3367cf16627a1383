import type { Finished } from "../../simulator/suite/suite.ts";

/**
 * A run as one that ends then, and takes as long as its own clock says, by which everything in it was measured. One that was
 * played faster than a person does thus began before it was started.
 */
export function endingAt(finished: Finished, endedAt: number): Finished {
  const later = endedAt - finished.endedAt;
  return {
    ...finished,
    startedAt: finished.startedAt + later,
    endedAt,
    shots: finished.shots.map((shot) => ({ ...shot, takenAt: shot.takenAt + later })),
  };
}
