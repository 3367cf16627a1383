import { type Instant, instant } from "@cathedra/domain";
import { mailLeaseMs } from "@cathedra/domain/mail";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, json, nullable, statement, text, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";

const claimStatement = statement(
  {
    id: uuid<string>(),
    kind: text(),
    recipient: text(),
    facts: json<unknown>(),
    attempts: int(),
    /** The key of an invitation or reminder, by which its recipient can stop such mails. */
    stopKey: nullable(text()),
  },
  (now: Instant) => sql`
    update mail set attempts = attempts + 1, next_try_at = ${toTimestamp(instant(now + mailLeaseMs))}
    where id = (
      select id from mail where next_try_at <= ${toTimestamp(now)} order by next_try_at, id limit 1 for update skip locked
    )
    returning id, kind, recipient, facts, attempts,
      case when kind in ('groupInvitation', 'reminder') then facts ->> 'stopKey' end as "stopKey"`,
);

/** A mail that this process has claimed, so that no other process sends it. */
export type ClaimedMail = Awaited<ReturnType<typeof claimMail>> & object;

/** Claims the mail that has waited longest; the claim expires if no outcome is recorded. */
export function claimMail(db: Db, now: Instant) {
  return claimStatement.first(db, now);
}

/** Records the outcome of a mail and removes its facts, which are no longer needed and may be private. */
export async function markSent(db: Db, { id, attempts }: ClaimedMail, now: Instant): Promise<void> {
  await db
    .updateTable("mail")
    .set({ sent_at: toTimestamp(now), next_try_at: null, reason: null, facts: JSON.stringify({}) })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
}

export async function markFailed(
  db: Db,
  { id, attempts }: ClaimedMail,
  {
    again,
    reason,
    now,
  }: { readonly again: Instant | undefined; readonly reason: string; readonly now: Instant },
): Promise<void> {
  const end = { next_try_at: null, failed_at: toTimestamp(now), facts: JSON.stringify({}) };
  await db
    .updateTable("mail")
    .set({ reason, ...(again === undefined ? end : { next_try_at: toTimestamp(again) }) })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
}
