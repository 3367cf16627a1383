import type { Instant, UserId } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inOrder } from "../vouchers/listing/asked.ts";
import { type Cells, firstOfCells } from "../vouchers/listing/cells.ts";
import { type EventRow, eventRows } from "./queries.ts";

/** More events than anybody has (X118). */
const mostOwnEvents = 1000;

/**
 * The events that somebody conducts or has accepted, without the archived (3.020, 3.021). Those that they have made may be
 * all that there are, so of their series only the first is read that can be among so many: what is not over by date, and
 * what is over from the last on.
 */
export function ownEvents(
  db: Db,
  { userId, email }: { readonly userId: UserId; readonly email: string },
  now: Instant,
  limit: number = mostOwnEvents,
): Promise<readonly EventRow[]> {
  const at = new Date(now);
  const most = Math.min(Math.max(limit, 1), mostOwnEvents);
  const isOver = sql`voucher.valid_to <= ${at}`;
  const coming = firstOfCells(
    { isAscending: true },
    made("coming", sql`'open' and not ${isOver}`, userId),
    most,
  );
  const past = firstOfCells({ isAscending: false }, made("past", sql`'over'`, userId), most);
  const order = sql`
    ${isOver}, case when voucher.valid_to > ${at} then voucher.event_at end,
    voucher.event_at desc, voucher.id`;
  const page = sql`
    with ${sql.join([...coming.parts, ...past.parts])},
    own as (
      select voucher_id as id from voucher_user where user_id = ${userId}
      union
      select voucher_id from voucher_organizer where email = lower(${email})
      union
      (select id from (${coming.rows}) made order by ${inOrder({ isAscending: true })} limit ${most})
      union
      (select id from (${past.rows}) made order by ${inOrder({ isAscending: false })} limit ${most})
      union
      -- Over, and not yet settled.
      select id from resource_access_voucher voucher
      where creator_id = ${userId} and kind = 'event' and settled_at is null and archived_at is null and ${isOver}
    )
    select voucher.* from own cross join lateral (
      select * from resource_access_voucher where id = own.id offset 0
    ) voucher
    where voucher.kind = 'event' and voucher.archived_at is null
    order by ${order} limit ${most}`;
  return eventRows(db, { page, order });
}

/** The events of somebody's series that stand like this. */
function made(name: string, standing: RawBuilder<unknown>, userId: UserId): Cells {
  return {
    name,
    cells: sql`select id as series_id from voucher_series where creator_id = ${userId} and kind = 'event'`,
    keys: "series_id",
    read: (from) => sql`
      select voucher.event_at as at, voucher.id from resource_access_voucher voucher
      where voucher.series_id = cell.series_id and voucher.kind = 'event' and voucher.section = ${standing}
        ${from(sql`voucher.event_at`)}`,
  };
}
