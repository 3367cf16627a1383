import type { Finished } from "../../simulator/suite/suite.ts";

/** A run that was played faster than a person does, at the times of the clock on the wall: what was measured stays. */
export function atWallTimes(finished: Finished, startedAt: number, endedAt: number): Finished {
  const { startedAt: from, endedAt: to } = finished;
  const pace = to === from ? 1 : (endedAt - startedAt) / (to - from);
  const at = (time: number) => Math.round(startedAt + (time - from) * Math.min(1, pace));
  return {
    ...finished,
    startedAt,
    endedAt: Math.max(startedAt, endedAt),
    shots: finished.shots.map((shot) => ({ ...shot, takenAt: at(shot.takenAt) })),
  };
}
