import { type Instant, instant } from "@cathedra/domain";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How soon something begins, in whole days or hours begun, and when that turns; null once its time has come. */
export function timeUntil(
  at: Instant,
  now: Instant,
): { readonly words: string | null; readonly changesAt: Instant | null } {
  const left = at - now;
  if (left <= 0) return { words: null, changesAt: null };
  const unit = left > dayMs ? dayMs : hourMs;
  const count = Math.ceil(left / unit);
  const name = unit === dayMs ? "day" : "hour";
  return {
    words: `Starts in ${count} ${name}${count === 1 ? "" : "s"}`,
    changesAt: instant(at - (count - 1) * unit),
  };
}
