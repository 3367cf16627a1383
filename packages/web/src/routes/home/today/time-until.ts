import { daysBetween, type Instant, instant } from "@cathedra/domain";
import { localDay } from "../../../format/dates.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * The time until something begins, as text, and when that text changes; null once it has begun. More than a day ahead the text
 * counts calendar days, within a day hours, rounded up.
 */
export function timeUntil(
  at: Instant,
  now: Instant,
): { readonly words: string | null; readonly changesAt: Instant | null } {
  const left = at - now;
  if (left <= 0) return { words: null, changesAt: null };
  if (left > dayMs) {
    const days = daysBetween(localDay(new Date(now)), localDay(new Date(at)));
    return { words: startsIn(days, "day"), changesAt: instant(Math.min(nextMidnight(now), at - dayMs)) };
  }
  const hours = Math.ceil(left / hourMs);
  return { words: startsIn(hours, "hour"), changesAt: instant(at - (hours - 1) * hourMs) };
}

const startsIn = (count: number, unit: "day" | "hour"): string =>
  `Starts in ${count} ${unit}${count === 1 ? "" : "s"}`;

function nextMidnight(now: Instant): number {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
}
