import type { Instant } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { int, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";

const getDay = (now: Instant): RawBuilder<Date> =>
  sql`(${toTimestamp(now)}::timestamptz at time zone 'UTC')::date`;

/**
 * Counts mails towards the daily limit (UTC) of `subject`. If they would exceed the limit, nothing is counted, and the result is
 * false.
 */
export async function takeAllowance(
  tx: Tx,
  subject: string,
  { count, most, now }: { readonly count: number; readonly most: number; readonly now: Instant },
): Promise<boolean> {
  if (count > most) return false;
  const { numAffectedRows } = await sql`
    insert into mail_allowance (subject, day, used) values (${subject}, ${getDay(now)}, ${count})
    on conflict (subject, day) do update set used = mail_allowance.used + excluded.used
    where mail_allowance.used + excluded.used <= ${most}`.execute(tx);
  return numAffectedRows === 1n;
}

const usedStatement = statement(
  { used: int() },
  (subject: string, now: Instant) => sql`select ${allowanceUsed(sql`${subject}`, now)} as used`,
);

/** How many mails `subject` has had today. */
export async function mailsToday(tx: Tx, subject: string, now: Instant): Promise<number> {
  return (await usedStatement.only(tx, subject, now)).used;
}

/** A column for a statement: how many mails `subject` has had today. */
export function allowanceUsed(subject: RawBuilder<unknown>, now: Instant): RawBuilder<unknown> {
  return sql`coalesce(
    (select used from mail_allowance where mail_allowance.subject = ${subject} and day = ${getDay(now)}), 0
  )`;
}
