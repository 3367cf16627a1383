import { err, ok, type Result } from "../result.ts";
import type { Instant } from "../time.ts";
import type { ResultRefusal } from "./refusal.ts";

/** How far a deliverer's clock may be ahead of the portal's. */
const aheadMs = 5 * 60_000;
/** Results that a simulator kept while it had no network are accepted for this many days. */
const maxAgeDays = 366;
const maxRunHours = 24;

const hourMs = 3_600_000;

export type RunTimes = { readonly startedAt: Instant; readonly endedAt: Instant };

/** Whether a run can have taken place at that time. */
export function checkRunTimes({ startedAt, endedAt }: RunTimes, now: Instant): Result<null, ResultRefusal> {
  if (endedAt < startedAt) return err({ reason: "ends_before_it_starts" });
  if (startedAt > now + aheadMs || endedAt > now + aheadMs) return err({ reason: "in_the_future" });
  if (endedAt - startedAt > maxRunHours * hourMs) return err({ reason: "too_long", maxHours: maxRunHours });
  if (now - startedAt > maxAgeDays * 24 * hourMs) return err({ reason: "too_old", maxDays: maxAgeDays });
  return ok(null);
}
