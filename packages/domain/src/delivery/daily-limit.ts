import { addDays, type Instant, instant, utcDay } from "../time.ts";
import { deliveryLimits } from "./limits.ts";

/** The results that were stored for one person on one day (UTC). */
export type DayOfDeliveries = { readonly runs: number; readonly bytes: number };

export type DailyLimit = {
  readonly limit: "runs" | "bytes";
  readonly most: number;
  /** When the next run is accepted: at the beginning of the next UTC day. */
  readonly availableAt: Instant;
};

/** The limit that the day exceeds; undefined if it exceeds none. */
export function dailyLimitPassed({ runs, bytes }: DayOfDeliveries, now: Instant): DailyLimit | undefined {
  const { aDay } = deliveryLimits;
  const availableAt = instant(Date.parse(`${addDays(utcDay(now), 1)}T00:00:00Z`));
  if (runs > aDay.runs) return { limit: "runs", most: aDay.runs, availableAt };
  if (bytes > aDay.bytes) return { limit: "bytes", most: aDay.bytes, availableAt };
  return undefined;
}
