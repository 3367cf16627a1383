import { type Instant, instant, type UserId, type VoucherId } from "@cathedra/domain";
import { eventEnd, isLateNoticeDue, lateNoticeMs } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { bool, filled, int, statement, text, timestamp, uuids } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { isOfEvent, notifyOfEvent, organizersOfEvent } from "../access-vouchers/public.ts";
import { hasStarted } from "./has-started-loader.ts";

/** The cause contains the date: a postponed event that is late again is announced again. */
const cause = sql`'event:' || voucher.id || ':late:' || (extract(epoch from voucher.event_at) * 1000)::bigint`;

const mostAtOnce = 100;

const lateStatement = statement(
  {
    id: int<VoucherId>(),
    name: filled(text()),
    eventAt: filled(timestamp()),
    durationInSeconds: filled(int()),
    hasStarted: bool(),
    participants: filled(int()),
    cause: filled(text()),
    people: filled(uuids<UserId>()),
    strangers: filled(uuids<UserId>()),
  },
  (now: Instant) => sql`
    select voucher.id, voucher.name, voucher.event_at as "eventAt", voucher.duration_s as "durationInSeconds",
      ${hasStarted} as "hasStarted",
      (select count(*)::int from voucher_user where voucher_id = voucher.id) as participants,
      ${cause} as cause, untold.people, untold.strangers
    from resource_access_voucher voucher
    cross join lateral (
      select coalesce(array_agg(person.user_id) filter (where ${isOfEvent(sql`person.user_id`)}), '{}') as people,
        coalesce(array_agg(person.user_id) filter (where not ${isOfEvent(sql`person.user_id`)}), '{}') as strangers,
        count(*) as count
      from (${organizersOfEvent}) person
      where not exists (
        select from notification where notification.user_id = person.user_id and notification.cause = ${cause}
      )
    ) untold
    where voucher.kind = 'event' and voucher.archived_at is null and untold.count > 0
      and voucher.valid_to > ${toTimestamp(now)} and voucher.event_at <= ${toTimestamp(instant(now - lateNoticeMs))}
      and not ${hasStarted}
    order by voucher.event_at, voucher.id limit ${mostAtOnce}`,
);

/**
 * Notifies organizers of events that nobody has started although their time has come, once each, even if several workers run at
 * the same time.
 */
export async function notifyLateEvents(db: Db, now: Instant, signal?: AbortSignal): Promise<void> {
  for (const { cause: of, people, strangers, ...event } of await lateStatement.rows(db, now)) {
    signal?.throwIfAborted();
    if (!isLateNoticeDue({ ...event, archivedAt: null }, now)) continue;
    const { id, name, eventAt, participants } = event;
    const facts = { eventId: id, name, opensAt: eventAt, closesAt: eventEnd(event), participants };
    await inLockedTransaction(db, [], (tx) =>
      notifyOfEvent(tx, { people, strangers }, { kind: "event_late", cause: of, facts }, now),
    );
  }
}
