import { type Instant, instant, type UserId, type VoucherId } from "@cathedra/domain";
import { eventEnd, isLateNoticeDue, lateNoticeMs } from "@cathedra/domain/cloud";
import { soonMs } from "@cathedra/domain/inbox";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { bool, filled, int, statement, text, timestamp, uuids } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import {
  notifyOfEvent,
  organizersOfEvent,
  peopleOfEvent,
  recipientColumns,
} from "../access-vouchers/public.ts";
import { hasStarted } from "./has-started-loader.ts";

const maxAtOnce = 100;

const eventColumns = {
  id: int<VoucherId>(),
  name: filled(text()),
  eventAt: filled(timestamp()),
  durationInSeconds: filled(int()),
  cause: filled(text()),
  people: filled(uuids<UserId>()),
  strangers: filled(uuids<UserId>()),
};

/** The cause of a notice contains the event's date, so that a postponed event is announced again. */
const getCause = (kind: "soon" | "late") =>
  sql`'event:' || voucher.id || ${sql.lit(`:${kind}:`)} || (extract(epoch from voucher.event_at) * 1000)::bigint`;

/** The events that meet a condition and of which some of these people have not been notified yet, the earliest first. */
function unannouncedEvents(
  kind: "soon" | "late",
  people: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
  moreColumns = sql``,
): RawBuilder<unknown> {
  const cause = getCause(kind);
  return sql`
    select voucher.id, voucher.name, voucher.event_at as "eventAt", voucher.duration_s as "durationInSeconds",
      ${cause} as cause, recipients.people, recipients.strangers${moreColumns}
    from resource_access_voucher voucher
    cross join lateral (
      select ${recipientColumns}, count(*) as count from (${people}) person
      where not exists (
        select from notification where notification.user_id = person.user_id and notification.cause = ${cause}
      )
    ) recipients
    where voucher.kind = 'event' and voucher.archived_at is null and recipients.count > 0 and ${condition}
    order by voucher.event_at, voucher.id limit ${maxAtOnce}`;
}

const soonStatement = statement(eventColumns, (now: Instant) =>
  unannouncedEvents(
    "soon",
    peopleOfEvent,
    sql`voucher.event_at > ${toTimestamp(now)} and voucher.event_at <= ${toTimestamp(instant(now + soonMs))}`,
  ),
);

/**
 * Notifies the people of events that begin within a day, once each, even if several workers run at the same time. Only events
 * of a day are read, by an index on their dates.
 */
export async function notifyUpcomingEvents(db: Db, now: Instant, signal?: AbortSignal): Promise<number> {
  const events = await soonStatement.rows(db, now);
  for (const { id, name, eventAt, durationInSeconds, cause, ...recipients } of events) {
    signal?.throwIfAborted();
    const facts = { eventId: id, name, opensAt: eventAt, closesAt: eventEnd({ eventAt, durationInSeconds }) };
    await inLockedTransaction(db, [], (tx) =>
      notifyOfEvent(tx, recipients, { kind: "event_soon", cause, facts }, now),
    );
  }
  return events.length;
}

const lateStatement = statement(
  { ...eventColumns, hasStarted: bool(), participants: filled(int()) },
  (now: Instant) =>
    unannouncedEvents(
      "late",
      organizersOfEvent,
      sql`voucher.valid_to > ${toTimestamp(now)} and voucher.event_at <= ${toTimestamp(instant(now - lateNoticeMs))}
        and not ${hasStarted}`,
      sql`, ${hasStarted} as "hasStarted",
        (select count(*)::int from voucher_user where voucher_id = voucher.id) as participants`,
    ),
);

/**
 * Notifies organizers of events that no one has started although their time has come, once each, even if several workers run at
 * the same time.
 */
export async function notifyLateEvents(db: Db, now: Instant, signal?: AbortSignal): Promise<void> {
  for (const { cause, people, strangers, ...event } of await lateStatement.rows(db, now)) {
    signal?.throwIfAborted();
    if (!isLateNoticeDue({ ...event, archivedAt: null }, now)) continue;
    const { id, name, eventAt, participants } = event;
    const facts = { eventId: id, name, opensAt: eventAt, closesAt: eventEnd(event), participants };
    await inLockedTransaction(db, [], (tx) =>
      notifyOfEvent(tx, { people, strangers }, { kind: "event_late", cause, facts }, now),
    );
  }
}
