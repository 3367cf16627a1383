import type { Finished } from "../../simulator/suite/suite.ts";

/**
 * Moves a run so that it ends at this time, keeping its duration by its own clock, by which everything in it was measured. A
 * run that was played faster than real time thus begins before its start.
 */
export function endRunAt(finished: Finished, endedAt: number): Finished {
  const later = endedAt - finished.endedAt;
  return {
    ...finished,
    startedAt: finished.startedAt + later,
    endedAt,
    shots: finished.shots.map((shot) => ({ ...shot, takenAt: shot.takenAt + later })),
  };
}
