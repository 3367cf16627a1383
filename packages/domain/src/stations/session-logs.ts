import { type Instant, instant } from "../time.ts";

const dayMs = 86_400_000;

/** The initial period of sessions: the seven days up to and including the last simulation (10.012). */
export function firstWindowOfLogs(
  lastSimulation: Instant | null,
): { readonly from: Instant; readonly to: Instant } | null {
  if (lastSimulation === null) return null;
  return { from: instant(lastSimulation - 7 * dayMs), to: lastSimulation };
}

/** The maximum number of sessions that are shown and downloaded for a period; a shorter period shows the others. */
export const maxSessionLogs = 200;
