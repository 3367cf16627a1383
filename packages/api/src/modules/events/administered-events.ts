import { type Instant, instant, type VoucherState, voucherState } from "@cathedra/domain";
import type {
  EventResourceAccessVoucherSort,
  QueryGetAllEventResourceAccessVouchersAsAdminArgs,
} from "@cathedra/graphql-schema";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { largestPage, stateConditions, type VoucherScope } from "../vouchers/queries.ts";
import { type EventRow, eventRows } from "./queries.ts";

export type AdministeredEvent = EventRow & { readonly state: VoucherState };

/** Nobody reads on to there; counting further would cost more than it tells. */
const countedUpTo = 10_000;
const longestSearch = 200;

type Wanted = QueryGetAllEventResourceAccessVouchersAsAdminArgs;

/** A page of the events of these customers, and how many there are (3.033, 3.034, X118). */
export function administeredEvents(db: Db, scope: VoucherScope, wanted: Wanted, now: Instant) {
  const conditions = conditionsOf(scope, wanted, now);
  return {
    totalCount: () => count(db, conditions),
    vouchers: () => pageOf(db, conditions, wanted, now),
  };
}

export function inState(event: EventRow, now: Instant): AdministeredEvent {
  const archivedAt = event.archivedAt && instant(event.archivedAt.getTime());
  return { ...event, state: voucherState({ validTo: instant(event.validTo.getTime()), archivedAt }, now) };
}

async function pageOf(
  db: Db,
  conditions: RawBuilder<unknown>,
  { sort, limit, offset }: Wanted,
  now: Instant,
): Promise<readonly AdministeredEvent[]> {
  const order = orders[sort ?? "eventDateDescending"];
  const page = sql`
    select * from resource_access_voucher voucher where ${conditions} order by ${order}
    limit ${Math.min(Math.max(limit ?? largestPage, 1), largestPage)} offset ${Math.max(offset ?? 0, 0)}`;
  return (await eventRows(db, { page, order })).map((event) => inState(event, now));
}

async function count(db: Db, conditions: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from resource_access_voucher voucher where ${conditions} limit ${countedUpTo}
    ) found`.execute(db);
  return rows[0]?.total ?? 0;
}

const orders: Readonly<Record<EventResourceAccessVoucherSort, RawBuilder<unknown>>> = {
  eventDateDescending: sql`voucher.event_at desc, voucher.id`,
  eventDateAscending: sql`voucher.event_at, voucher.id`,
  createdNewest: sql`voucher.created_at desc, voucher.id desc`,
  createdOldest: sql`voucher.created_at, voucher.id`,
};

function conditionsOf(
  scope: VoucherScope,
  { state, search, learningSpaceId }: Wanted,
  now: Instant,
): RawBuilder<unknown> {
  const searched = (search ?? "").replaceAll("\0", "").trim().slice(0, longestSearch);
  const conditions = [
    sql`voucher.kind = 'event'`,
    ...(scope === "every" ? [] : [sql`voucher.customer_id = any(${scope}::int[])`]),
    ...stateConditions(state, now),
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
