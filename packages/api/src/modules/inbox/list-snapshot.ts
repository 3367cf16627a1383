import { type Instant, instant } from "@cathedra/domain";
import { fieldError } from "@cathedra/domain/messages";
import { type RawBuilder, sql } from "kysely";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { invalidInput } from "../../errors.ts";

/**
 * A database that was restored from a copy may have smaller counters than existing marks; notices older than this were
 * certainly visible.
 */
const surelyThereMs = 3_600_000;

/**
 * SQL for a snapshot of the committed notices at the time when a page is read. Ids cannot serve for this, because they may be
 * committed in another order than they were assigned.
 */
export const markNow = sql`pg_current_snapshot()::text`;

/** Whether a row of `notification` existed when the page was read. */
export function wasThereAtMark(mark: string, now: Instant): RawBuilder<unknown> {
  const before = toTimestamp(instant(now - surelyThereMs));
  return sql`(pg_visible_in_snapshot(made_in, ${mark}::pg_snapshot) or created_at < ${before})`;
}

/** Throws on an invalid snapshot, which the database would refuse as well. */
export function checkedMark(mark: string): string {
  if (!isMark(mark)) throw invalidInput([fieldError("mark", "NOT_AN_OPTION")]);
  return mark;
}

const largest = 2n ** 63n;

function isMark(mark: string): boolean {
  const parts = /^(\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?)$/.exec(mark)?.slice(1);
  if (parts === undefined || mark.length > 20_000) return false;
  const [from = "", to = "", among = ""] = parts;
  const numbers = [from, ...(among === "" ? [] : among.split(",")), to].map(BigInt);
  return (
    BigInt(from) > 0n &&
    numbers.every((number, at) => {
      const before = numbers[at - 1] ?? 0n;
      return number < largest && (at <= 1 || at === numbers.length - 1 ? before <= number : before < number);
    })
  );
}
