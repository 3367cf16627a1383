import { type Instant, instant } from "@cathedra/domain";
import { type VoucherState, voucherState } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { matchRank, searchWords } from "../../db/search-words.ts";
import { int, statement } from "../../db/statement.ts";
import type {
  EventResourceAccessVoucherSort,
  QueryGetAllEventResourceAccessVouchersAsAdminArgs,
} from "../../graphql/generated/contract.ts";
import {
  getCount,
  getSearchText,
  type ListQuery,
  pageBounds,
  scopeWithin,
  selectPage,
  type VoucherScope,
} from "../access-vouchers/public.ts";
import { type EventRow, eventRows } from "./event-queries.ts";

export type AdministeredEvent = EventRow & { readonly state: VoucherState };

type Wanted = QueryGetAllEventResourceAccessVouchersAsAdminArgs;

/**
 * What a list of events shows: the customers whose events are listed, the filters, and the order. A page and its count are read
 * separately.
 */
export type EventListQuery = { readonly scope: VoucherScope; readonly wanted: Wanted; readonly now: Instant };

export function inState(event: EventRow, now: Instant): AdministeredEvent {
  return { ...event, state: voucherState(event, now) };
}

/**
 * A search without an order considers at most this many of the latest events, and sorts them by the quality of the match.
 */
const maxRanked = 300;

/** A page of events with the filters of the list, in one statement (3.033, X118). */
export async function pageOfEvents(db: Db, query: EventListQuery): Promise<readonly AdministeredEvent[]> {
  const words = searchWords(query.wanted.search);
  if (query.wanted.sort == null && words.length > 0) return bestEvents(db, query, words);
  const { by, isAscending } = orders[query.wanted.sort ?? "eventDateDescending"];
  const direction = isAscending ? sql`asc` : sql`desc`;
  const order = sql`${sql.raw(`voucher.${by}`)} ${direction}, voucher.id ${direction}`;
  const page = selectPage(listOf(query), ...pageBounds(query.wanted));
  return (await eventRows(db, { page, order })).map((event) => inState(event, query.now));
}

async function bestEvents(
  db: Db,
  query: EventListQuery,
  words: readonly string[],
): Promise<readonly AdministeredEvent[]> {
  const [limit, offset] = pageBounds(query.wanted);
  const rank = matchRank(sql`search_form(voucher.name)`, words);
  const order = sql`${rank}, voucher.event_at desc, voucher.id desc`;
  const page = sql`
    select voucher.* from (${selectPage(listOf(query), maxRanked, 0)}) voucher
    order by ${order} limit ${limit} offset ${offset}`;
  return (await eventRows(db, { page, order })).map((event) => inState(event, query.now));
}

/** The events with these ids, in one statement; ids of no event are left out. */
export async function eventsOfIds(
  db: Db,
  ids: readonly number[],
  { scope, now }: Pick<EventListQuery, "scope" | "now">,
): Promise<readonly AdministeredEvent[]> {
  const page = sql`
    select * from resource_access_voucher where id = any(${ids}::int[]) and kind = 'event'
      ${scope === "every" ? sql`` : sql`and customer_id = any(${scope}::int[])`}`;
  return (await eventRows(db, { page, order: sql`voucher.id` })).map((event) => inState(event, now));
}

const countEventsStatement = statement(
  { total: int() },
  (query: EventListQuery) => getCount(listOf(query)),
  [{ scope: "every", wanted: {}, now: instant(0) }],
  [{ scope: [], wanted: { search: "a", state: "active" }, now: instant(0) }],
);

/** The number of matching events up to the counting limit (3.034). */
export async function countEvents(db: Db, query: EventListQuery): Promise<number> {
  const rows = await countEventsStatement.rows(db, query);
  return rows[0]?.total ?? 0;
}

const orders: Readonly<Record<EventResourceAccessVoucherSort, Pick<ListQuery, "by" | "isAscending">>> = {
  eventDateDescending: { by: "event_at", isAscending: false },
  eventDateAscending: { by: "event_at", isAscending: true },
  createdNewest: { by: "created_at", isAscending: false },
  createdOldest: { by: "created_at", isAscending: true },
};

function listOf({ scope, wanted, now }: EventListQuery): ListQuery {
  const { state, search, learningSpaceId, customerId, sort } = wanted;
  return {
    kind: "event",
    scope: scopeWithin(scope, customerId),
    state: state ?? null,
    text: getSearchText(search),
    learningSpaceId: learningSpaceId ?? null,
    ...orders[sort ?? "eventDateDescending"],
    now,
  };
}
