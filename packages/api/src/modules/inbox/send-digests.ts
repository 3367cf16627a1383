import { type Instant, instant, type UserId } from "@cathedra/domain";
import { getNotice, type MailPace, maxNoticesInMail, nextDigest } from "@cathedra/domain/inbox";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { filled, int, json, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { enqueueMails } from "../mail/public.ts";
import { timeFormatFor } from "./time-format.ts";

const maxAtOnce = 200;

const waitingStatement = statement(
  { userId: uuid<UserId>() },
  () => sql`
    select distinct user_id as "userId" from notification where mail_from is not null limit ${maxAtOnce}`,
);

/** Locks the person's mail until the transaction ends; the queue is also cleared for people who may no longer get mail. */
const personStatement = statement(
  {
    email: filled(text()),
    mayGet: filled(text<"yes" | "no">()),
    pace: text<MailPace>(),
    stopKey: text(),
    lastSentAt: nullable(timestamp()),
    first: nullable(timestamp()),
    last: nullable(int()),
  },
  (userId: UserId) => sql`
    select person.email, case when person.email_verified and mail.stopped_at is null then 'yes' else 'no' end as "mayGet",
      mail.pace, mail.stop_key as "stopKey", mail.last_sent_at as "lastSentAt", waiting.first, waiting.last
    from notification_mail mail join app_user person on person.id = mail.user_id
    cross join lateral (
      select min(mail_from) as first, max(id) as last from notification
      where user_id = mail.user_id and mail_from is not null
    ) waiting
    where mail.user_id = ${userId} for update of mail skip locked`,
);

const takeStatement = statement(
  { id: int(), kind: text(), facts: json<unknown>(), isNews: filled(text<"yes" | "no">()) },
  (userId: UserId, last: number, isOutdated: RawBuilder<boolean>) => sql`
    update notification set mail_from = null
    where user_id = ${userId} and mail_from is not null and id <= ${last}::bigint
    returning id, kind, facts, case when seen_at is null and dismissed_at is null and not (${isOutdated}) then 'yes' else 'no' end as "isNews"`,
  ["" as UserId, 0, sql<boolean>`false`],
);

/**
 * Writes a mail to each person who wants one and for whom it is due, with the notices since the last one that were not seen in
 * the portal. Concurrent workers lock each person, so that no notice is mailed twice. Returns how many mails were written.
 * `isOutdated` is a condition on `notification`; what it holds for is not mailed.
 */
export async function sendDigests(
  db: Db,
  now: Instant,
  signal?: AbortSignal,
  isOutdated: RawBuilder<boolean> = sql<boolean>`false`,
): Promise<number> {
  let count = 0;
  for (const { userId } of await waitingStatement.rows(db)) {
    signal?.throwIfAborted();
    if (await inLockedTransaction(db, [], (tx) => sendDigest(tx, userId, now, isOutdated))) count += 1;
  }
  return count;
}

async function sendDigest(
  tx: Tx,
  userId: UserId,
  now: Instant,
  isOutdated: RawBuilder<boolean>,
): Promise<boolean> {
  const person = await personStatement.first(tx, userId);
  if (person === undefined || person.first === null || person.last === null) return false;
  const { mayGet, pace, lastSentAt, first, last, email, stopKey } = person;
  if (mayGet === "yes" && now < nextDigest(pace, lastSentAt, first)) return false;
  const taken = await takeStatement.rows(tx, userId, last, isOutdated);
  const reading = timeFormatFor({});
  const news = taken
    .filter(({ isNews }) => isNews === "yes")
    .toSorted((one, other) => other.id - one.id)
    .flatMap(({ kind, facts }) => getNotice(kind, facts, reading) ?? []);
  if (mayGet === "no" || news.length === 0) return false;
  const notices = news.slice(0, maxNoticesInMail).map(({ title, text: rest }) => ({ title, text: rest }));
  await tx
    .updateTable("notification_mail")
    .set({ last_sent_at: toTimestamp(instant(now)) })
    .where("user_id", "=", userId)
    .execute();
  await enqueueMails(
    tx,
    [
      {
        kind: "notificationDigest",
        cause: `notification-digest:${userId}:${last}`,
        to: email,
        facts: { notices, more: news.length - notices.length, pace, stopKey },
      },
    ],
    now,
  );
  return true;
}
