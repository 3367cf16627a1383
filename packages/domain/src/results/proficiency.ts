import type { Instant } from "../time.ts";
import { type Attempt, stretches } from "./attempts.ts";

/** So many passes in a row, of one version, show that somebody is proficient. */
export const passesForProficiency = 2;

export type Proficiency = {
  /** Those that count. */
  readonly attempts: number;
  readonly passes: number;
  /** In a row up to the latest attempt, of its version. */
  readonly passesNow: number;
  readonly longestRun: number;
  /** The attempt that completed the first run that is long enough, and when it was made; null: not yet. */
  readonly provenBy: string | null;
  readonly provenIn: string | null;
  readonly proficientSince: Instant | null;
};

/**
 * How somebody stands in an exercise, or in one metric of it, by the consecutive rule: whoever passes `asked` times in a row is
 * proficient since the last of them. An attempt that does not count is passed over, and a run does not continue into another version. Who was proficient once stays so; `passesNow` says how it goes at present.
 */
export function proficiencyOf(attempts: readonly Attempt[], asked = passesForProficiency): Proficiency {
  let [counted, passes, passesNow, longestRun] = [0, 0, 0, 0];
  let proof: Attempt | undefined;
  for (const stretch of stretches(attempts)) {
    passesNow = 0;
    for (const attempt of stretch) {
      const passed = attempt.isMet;
      if (passed === null) continue;
      counted += 1;
      passes += passed ? 1 : 0;
      passesNow = passed ? passesNow + 1 : 0;
      longestRun = Math.max(longestRun, passesNow);
      if (passesNow >= asked) proof ??= attempt;
    }
  }
  return {
    attempts: counted,
    passes,
    passesNow,
    longestRun,
    provenBy: proof?.id ?? null,
    provenIn: proof?.version ?? null,
    proficientSince: proof?.startedAt ?? null,
  };
}
