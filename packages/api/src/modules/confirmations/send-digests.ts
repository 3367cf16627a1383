import type { Instant, UserId } from "@cathedra/domain";
import { owesDigest } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { int, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { notify } from "../inbox/public.ts";
import { requestedAttending } from "../logbook/public.ts";
import { enqueueMails } from "../mail/public.ts";
import { lockAttendingMail, takeAttending } from "./attending-mails.ts";
import { maxCounted } from "./request-counts.ts";

const addressesAtOnce = 500;

/**
 * The open requests for each attending's address, in the order of the addresses: each list entry is read by an index up to the
 * counting limit. A person's own records are left out.
 */
const waitingStatement = statement(
  {
    address: text(),
    open: int(),
    oldestAskedAt: nullable(timestamp()),
    lastSentAt: nullable(timestamp()),
    userId: nullable(uuid<UserId>()),
    customers: text(),
  },
  (after: string) => sql`
    with listed as (
      select lower(email) as address, array_agg(id) as entries, string_agg(distinct customer_name, ', ') as customers
      from (
        select attending.id, attending.email, customer.name as customer_name
        from attending join customer on customer.id = attending.customer_id
        where email is not null and (removed_at is null or merged_into is not null) and lower(email) > ${after}
      ) entry group by lower(email) order by lower(email) limit ${sql.lit(addressesAtOnce)}
    )
    select listed.address, coalesce(waiting.open, 0)::int as open, waiting.oldest as "oldestAskedAt",
      mail.last_sent_at as "lastSentAt", person.id as "userId", listed.customers
    from listed
    left join logbook_confirmation_mail mail on mail.address = listed.address
    left join lateral (
      select id from app_user where lower(email) = listed.address and email_verified order by id limit 1
    ) person on true
    cross join lateral (
      select sum(part.open) as open, min(part.oldest) as oldest
      from unnest(listed.entries) entry (id) cross join lateral (
        select count(*) as open, min(asked_at) as oldest from (
          select record.asked_at from logbook_record record
          where ${requestedAttending} = entry.id and record.confirmation is null
            and record.created_by is distinct from person.id
          order by record.asked_at, record.id limit ${sql.lit(maxCounted)}
        ) open
      ) part
    ) waiting
    where mail.stopped_at is null
    order by listed.address`,
  [""],
);

type Waiting = Awaited<ReturnType<typeof waitingStatement.rows>>[number];

/**
 * Mails attendings with many or long-waiting records: at most once a week, with or without an account, unless they have
 * unsubscribed. Concurrent workers send only one mail. Returns how many were written.
 */
export async function sendConfirmationDigests(db: Db, now: Instant, signal?: AbortSignal): Promise<number> {
  let written = 0;
  for (let after = ""; ; ) {
    signal?.throwIfAborted();
    const page = await waitingStatement.rows(db, after);
    for (const waiting of page.filter((each) => owesDigest(each, now))) {
      signal?.throwIfAborted();
      if (await inLockedTransaction(db, [], (tx) => sendDigest(tx, waiting, now))) written += 1;
    }
    const last = page.at(-1)?.address;
    if (last === undefined) return written;
    after = last;
  }
}

async function sendDigest(tx: Tx, waiting: Waiting, now: Instant): Promise<boolean> {
  const { address, open, oldestAskedAt, userId, customers } = waiting;
  const mine = await lockAttendingMail(tx, address);
  if (mine === undefined || !owesDigest({ ...waiting, lastSentAt: mine.lastSentAt }, now)) return false;
  if (!(await takeAttending(tx, address, "confirmations", now))) return false;
  await tx
    .updateTable("logbook_confirmation_mail")
    .set({ last_sent_at: toTimestamp(now) })
    .where("address", "=", mine.address)
    .execute();
  const facts = { open, isMore: open >= maxCounted, oldestAskedAt: oldestAskedAt ?? now };
  await enqueueMails(
    tx,
    [
      {
        kind: "confirmationDigest",
        cause: `confirmation-digest:${address}:${now}`,
        to: address,
        facts: { ...facts, now, customers, hasAccount: userId !== null, stopKey: mine.stopKey },
      },
    ],
    now,
  );
  if (userId !== null) {
    await notify(tx, {
      to: [userId],
      kind: "records_to_confirm",
      cause: `records-to-confirm:${now}`,
      facts: { ...facts, now },
      at: now,
    });
  }
  return true;
}
