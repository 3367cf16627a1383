import { type FieldError, fieldError } from "../field-errors.ts";
import { type Instant, instant } from "../time.ts";
import { stationLimits } from "./limits.ts";

const { maxAgeMs, aheadMs } = stationLimits.log;

/** The errors in the times of a log; a station whose clock is wrong corrects them by the portal's clock. */
export function logTimeErrors(
  { startedAt, endedAt }: { readonly startedAt: Instant; readonly endedAt: Instant },
  now: Instant,
): readonly FieldError[] {
  const earliest = instant(now - maxAgeMs);
  const latest = instant(now + aheadMs);
  return [
    ...(startedAt < earliest
      ? [fieldError("startedAt", "DATE_TOO_EARLY", { earliest: new Date(earliest).toISOString() })]
      : []),
    ...(endedAt > latest
      ? [fieldError("endedAt", "DATE_TOO_LATE", { latest: new Date(latest).toISOString() })]
      : []),
    ...(endedAt < startedAt ? [fieldError("endedAt", "ENDS_BEFORE_START")] : []),
  ];
}

/** Why a completely received log was not accepted. */
export type LogDamage = "other_bytes" | "other_content";
