import {
  eventGraceSeconds,
  eventLimits,
  type Instant,
  instant,
  type VoucherState,
  voucherState,
} from "@cathedra/domain";
import type {
  EventResourceAccessVoucherSort,
  QueryGetAllEventResourceAccessVouchersAsAdminArgs,
} from "@cathedra/graphql-schema";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { partOf } from "../../graphql/page.ts";
import type { VoucherScope } from "../vouchers/administered.ts";
import { largestPage, stateConditions } from "../vouchers/queries.ts";
import { type EventRow, eventRows } from "./queries.ts";

export type AdministeredEvent = EventRow & { readonly state: VoucherState };

/** Nobody reads on to there; counting further would cost more than it tells. */
const countedUpTo = 10_000;
const longestSearch = 200;
const longestEventMs = (eventLimits.hours.max * 3600 + eventGraceSeconds) * 1000;

type Wanted = QueryGetAllEventResourceAccessVouchersAsAdminArgs;

/** Events of these customers, by what they are asked for: the page and the count are read where they are wanted. */
export type EventsAsked = { readonly scope: VoucherScope; readonly wanted: Wanted; readonly now: Instant };

export function inState(event: EventRow, now: Instant): AdministeredEvent {
  const archivedAt = event.archivedAt && instant(event.archivedAt.getTime());
  return { ...event, state: voucherState({ validTo: instant(event.validTo.getTime()), archivedAt }, now) };
}

/** A page of them, in one statement (3.033, X118). */
export async function pageOfEvents(db: Db, asked: EventsAsked): Promise<readonly AdministeredEvent[]> {
  const { sort, limit, offset } = asked.wanted;
  const order = orders[sort ?? "eventDateDescending"];
  const part = partOf({ limit, offset }, { usual: largestPage, most: largestPage });
  const page = sql`
    select * from resource_access_voucher voucher where ${conditionsOf(asked)} order by ${order}
    limit ${part.limit} offset ${part.offset}`;
  return (await eventRows(db, { page, order })).map((event) => inState(event, asked.now));
}

/** How many there are, as far as anybody counts (3.034). */
export async function countEvents(db: Db, asked: EventsAsked): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from resource_access_voucher voucher where ${conditionsOf(asked)} limit ${countedUpTo}
    ) found`.execute(db);
  return rows[0]?.total ?? 0;
}

const orders: Readonly<Record<EventResourceAccessVoucherSort, RawBuilder<unknown>>> = {
  eventDateDescending: sql`voucher.event_at desc, voucher.id`,
  eventDateAscending: sql`voucher.event_at, voucher.id`,
  createdNewest: sql`voucher.created_at desc, voucher.id desc`,
  createdOldest: sql`voucher.created_at, voucher.id`,
};

function conditionsOf({ scope, wanted, now }: EventsAsked): RawBuilder<unknown> {
  const { state, search, learningSpaceId } = wanted;
  const searched = (search ?? "").replaceAll("\0", "").trim().slice(0, longestSearch);
  const conditions = [
    sql`voucher.kind = 'event'`,
    ...(scope === "every" ? [] : [sql`voucher.customer_id = any(${scope}::int[])`]),
    ...stateConditions(state, now),
    // Follows from it, and keeps the order by date from going through all that are over.
    ...(state === "active" ? [sql`voucher.event_at > ${new Date(now - longestEventMs)}`] : []),
    ...(learningSpaceId == null ? [] : [sql`voucher.learning_space_id = ${learningSpaceId}`]),
    ...(searched === "" ? [] : [named(searched)]),
  ];
  return sql.join(conditions, sql` and `);
}

/** The text is in the name of the event, its account, learning space or creator, whatever accents and capitals. */
function named(text: string): RawBuilder<unknown> {
  const has = (name: string) => sql`strpos(search_form(${sql.raw(name)}), search_form(${text}::text)) > 0`;
  return sql`(
    ${has("voucher.name")}
    or voucher.customer_id in (select id from customer where ${has("customer.name")})
    or voucher.learning_space_id in (select id from learning_space where ${has("learning_space.name")})
    or voucher.creator_id in (
      select id from app_user where ${has("app_user.first_name || ' ' || app_user.last_name")}
    )
  )`;
}
