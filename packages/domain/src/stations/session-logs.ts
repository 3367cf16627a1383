import { type Instant, instant } from "../time.ts";

const dayMs = 86_400_000;

/** From when to when sessions are shown at first: the seven days that lead up to the last simulation, it included (10.012). */
export function firstWindowOfLogs(
  lastSimulation: Instant | null,
): { readonly from: Instant; readonly to: Instant } | null {
  if (lastSimulation === null) return null;
  return { from: instant(lastSimulation - 7 * dayMs), to: lastSimulation };
}

/** So many sessions are shown of a period, and downloaded at once; who wants others asks for a shorter one. */
export const mostSessionLogs = 200;
