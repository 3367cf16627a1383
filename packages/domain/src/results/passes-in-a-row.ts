import { type Attempt, groupByVersion } from "./attempts.ts";

/** The number of successive passes: at present, and at most. */
export type PassesInARow = { readonly now: number; readonly longest: number };

/** Attempts that do not count are passed over; with another version counting begins again. */
export function passesInARow(attempts: readonly Attempt[]): PassesInARow {
  let [now, longest] = [0, 0];
  for (const stretch of groupByVersion(attempts)) {
    now = 0;
    for (const { isMet } of stretch) {
      if (isMet === null) continue;
      now = isMet ? now + 1 : 0;
      longest = Math.max(longest, now);
    }
  }
  return { now, longest };
}
