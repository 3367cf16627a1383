import { type Instant, instant, type UserId, type VoucherId } from "@cathedra/domain";
import { eventEnd } from "@cathedra/domain/cloud";
import { soonMs } from "@cathedra/domain/inbox";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { filled, int, statement, text, timestamp, uuids } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { isOfEvent, notifyOfEvent, peopleOfEvent } from "../access-vouchers/public.ts";

/** The cause contains the date: a postponed event is announced again. */
const cause = sql`'event:' || voucher.id || ':soon:' || (extract(epoch from voucher.event_at) * 1000)::bigint`;

const mostAtOnce = 100;

const soonStatement = statement(
  {
    id: int<VoucherId>(),
    name: filled(text()),
    eventAt: filled(timestamp()),
    durationInSeconds: filled(int()),
    cause: filled(text()),
    people: filled(uuids<UserId>()),
    strangers: filled(uuids<UserId>()),
  },
  (now: Instant) => sql`
    select voucher.id, voucher.name, voucher.event_at as "eventAt", voucher.duration_s as "durationInSeconds",
      ${cause} as cause, untold.people, untold.strangers
    from resource_access_voucher voucher
    cross join lateral (
      select coalesce(array_agg(person.user_id) filter (where ${isOfEvent(sql`person.user_id`)}), '{}') as people,
        coalesce(array_agg(person.user_id) filter (where not ${isOfEvent(sql`person.user_id`)}), '{}') as strangers,
        count(*) as count
      from (${peopleOfEvent}) person
      where not exists (
        select from notification where notification.user_id = person.user_id and notification.cause = ${cause}
      )
    ) untold
    where voucher.kind = 'event' and voucher.archived_at is null and untold.count > 0
      and voucher.event_at > ${toTimestamp(now)} and voucher.event_at <= ${toTimestamp(instant(now + soonMs))}
    order by voucher.event_at, voucher.id limit ${mostAtOnce}`,
);

/**
 * Notifies the people of events that begin within a day, once each, even if several workers run at the same time. Only events
 * of a day are read, by an index on their dates.
 */
export async function notifyUpcomingEvents(db: Db, now: Instant, signal?: AbortSignal): Promise<number> {
  const events = await soonStatement.rows(db, now);
  for (const { id, name, eventAt, durationInSeconds, cause: of, ...people } of events) {
    signal?.throwIfAborted();
    const facts = { eventId: id, name, opensAt: eventAt, closesAt: eventEnd({ eventAt, durationInSeconds }) };
    await inLockedTransaction(db, [], (tx) =>
      notifyOfEvent(tx, people, { kind: "event_soon", cause: of, facts }, now),
    );
  }
  return events.length;
}
