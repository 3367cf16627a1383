import { type Instant, instant } from "@cathedra/domain";
import type { EventPerson } from "@cathedra/domain/access";
import { eventGraceSeconds, eventLimits } from "@cathedra/domain/cloud";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import { firstOfPartitions, type OrderedPartitions, orderOfRows } from "../access-vouchers/public.ts";
import { type EventRow, eventRows } from "./event-queries.ts";

/** An upper bound: no one has more events (X118). */
const maxOwnEvents = 1000;

const maxEventMs = (eventLimits.hours.max * 3600 + eventGraceSeconds) * 1000;

/** SQL for whether the row `person` may have any event: made, organized or accepted. */
export const hasOwnEvents: RawBuilder<unknown> = sql`(
  exists (select from voucher_user where user_id = person.id)
  or exists (select from voucher_organizer where email = lower(person.email))
  or exists (select from voucher_series where creator_id = person.id and kind = 'event')
)`;

type Deps = {
  readonly db: Db;
  /** Whether the person may have any event at all, as `hasOwnEvents` reads it. */
  readonly hasAny: boolean;
};

/**
 * The events that the person organizes or has accepted (3.020, 3.021): coming ones first, then cancelled ones until they would
 * have ended, then past ones. The person may have created nearly all events, so only the first rows of their series are read.
 */
export async function ownEvents(
  { db, hasAny }: Deps,
  { userId, email, isEmailVerified }: EventPerson,
  now: Instant,
  limit: number | null | undefined,
): Promise<readonly EventRow[]> {
  const at = toTimestamp(now);
  const { limit: most } = readPageArgs({ limit }, { usual: maxOwnEvents, most: maxOwnEvents });
  if (!hasAny) return [];
  const isOver = sql`voucher.valid_to <= ${at}`;
  const sources = [
    made("coming", sql`'open' and not ${isOver}`),
    // The condition on the date repeats that the event is not over, so that the index on dates is used.
    made(
      "off",
      sql`'archived' and not ${isOver} and voucher.event_at > ${toTimestamp(instant(now - maxEventMs))}`,
    ),
    { ...made("past", sql`'over'`), isAscending: false },
  ]
    .map((cells) => ({ isAscending: true, ...cells }))
    .map((cells) => ({ order: orderOfRows(cells), ...firstOfPartitions(cells, cells, most) }));
  const order = sql`
    ${isOver}, voucher.archived_at is not null, case when voucher.valid_to > ${at} then voucher.event_at end,
    voucher.event_at desc, voucher.id`;
  const page = sql`
    with series as materialized (
      select id as series_id from voucher_series where creator_id = ${userId} and kind = 'event'
    ), ${sql.join(sources.flatMap(({ parts }) => parts))},
    own as (
      select voucher_id as id from voucher_user where user_id = ${userId}
      union
      select voucher_id from voucher_organizer where ${isEmailVerified}::boolean and email = lower(${email})
      union
      ${sql.join(
        sources.map(
          ({ rows, order }) => sql`(select id from (${rows}) made order by ${order} limit ${most})`,
        ),
        sql` union `,
      )}
      union
      -- Over, and not yet settled.
      select id from resource_access_voucher voucher
      where creator_id = ${userId} and kind = 'event' and settled_at is null and archived_at is null and ${isOver}
    )
    select voucher.* from own cross join lateral (
      select * from resource_access_voucher where id = own.id offset 0
    ) voucher
    where voucher.kind = 'event' and (voucher.archived_at is null or not ${isOver})
    order by ${order} limit ${most}`;
  return eventRows(db, { page, order });
}

/** The events of the series in the given state. */
function made(name: string, standing: RawBuilder<unknown>): OrderedPartitions {
  return {
    name,
    cells: sql`select series_id from series`,
    keys: "series_id",
    read: (from) => sql`
      select voucher.event_at as at, voucher.id from resource_access_voucher voucher
      where voucher.series_id = cell.series_id and voucher.kind = 'event' and voucher.section = ${standing}
        ${from(sql`voucher.event_at`)}`,
  };
}
