import { type Instant, instant } from "../time.ts";

const dayMs = 86_400_000;

/** From when to when sessions are shown at first: the seven days that lead up to the last simulation, it included (10.012). */
export function firstWindowOfLogs(
  lastSimulation: Instant | null,
): { readonly from: Instant; readonly to: Instant } | null {
  if (lastSimulation === null) return null;
  return { from: instant(lastSimulation - 7 * dayMs), to: lastSimulation };
}

/** The maximum number of sessions that are shown and downloaded for a period; a shorter period shows the others. */
export const mostSessionLogs = 200;
