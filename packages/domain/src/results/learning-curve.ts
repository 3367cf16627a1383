import type { Instant } from "../time.ts";
import { type Attempt, stretches } from "./attempts.ts";

export type LearningCurveParameters = {
  /** The share of failures that is acceptable (p0). */
  readonly acceptable: number;
  /** The share of failures that is not (p1). */
  readonly unacceptable: number;
  /** The score from which the curve says that somebody has learnt it (h). */
  readonly limit: number;
};

/**
 * One failure in ten is acceptable, four in ten are not. With this limit it takes at least 8 passes in a row, or more with failures
 * between. Of people who fail 4 in 10, 3 % are told so wrongly within 10 attempts, 12 % within 20; of people who fail
 * 1 in 10, 51 % and 93 % are told so rightly.
 */
export const learningCurveParameters: LearningCurveParameters = {
  acceptable: 0.1,
  unacceptable: 0.4,
  limit: 3,
};

/** How often the curve speaks with these parameters within so many attempts, in percent: simulated, held by a test. */
export const learningCurveChances = [
  { attempts: 10, wrongly: 3, rightly: 51 },
  { attempts: 20, wrongly: 12, rightly: 93 },
] as const;

export type CurvePoint = {
  readonly id: string;
  readonly startedAt: Instant;
  readonly version: string;
  /** Null for an attempt that says nothing, and for those after the limit was reached: the test is over then. */
  readonly score: number | null;
};

export type LearningCurve = {
  readonly points: readonly CurvePoint[];
  /** The attempt with which the limit was reached; null: not yet. */
  readonly reachedBy: string | null;
  readonly reachedAt: Instant | null;
  /** What a pass adds, and what a failure takes away. */
  readonly gain: number;
  readonly loss: number;
};

/**
 * The cumulative sum test for the learning curve, LC-CUSUM: D. J. Biau and R. Porcher, "A method for monitoring a process from an out of
 * control to an in control state: application to the learning curve", Statistics in Medicine 29 (2010), after D. J. Biau et al.,
 * "Quantitative and individualized assessment of the learning curve using LC-CUSUM", British Journal of Surgery 95 (2008). It takes
 * for granted that somebody has not learnt it yet; a pass raises the score by ln((1 − p0) / (1 − p1)), a failure lowers it by
 * ln(p1 / p0), never below 0; at the limit h it says that they fail no more often than p0. To learn by and to talk
 * about, never to certify anybody: it is wrong as often as `learningCurveChances` says. What does not count is no
 * attempt; with another version it begins anew.
 */
export function learningCurve(
  attempts: readonly Attempt[],
  { acceptable, unacceptable, limit }: LearningCurveParameters = learningCurveParameters,
): LearningCurve {
  const gain = Math.log((1 - acceptable) / (1 - unacceptable));
  const loss = Math.log(unacceptable / acceptable);
  const points: CurvePoint[] = [];
  let reached: Attempt | undefined;
  for (const stretch of stretches(attempts)) {
    let score = 0;
    for (const attempt of stretch) {
      const passed = reached === undefined ? attempt.isMet : null;
      if (passed !== null) score = Math.max(0, score + (passed ? gain : -loss));
      points.push(pointOf(attempt, passed === null ? null : score));
      // A sum of fractions may lie a hair below the whole that it is.
      if (passed !== null && score >= limit - 1e-9) reached = attempt;
    }
  }
  return {
    points,
    reachedBy: reached?.id ?? null,
    reachedAt: reached?.startedAt ?? null,
    gain,
    loss,
  };
}

function pointOf({ id, startedAt, version }: Attempt, score: number | null): CurvePoint {
  return { id, startedAt, version, score };
}
