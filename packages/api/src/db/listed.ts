import { type RawBuilder, sql } from "kysely";
import type { Part } from "../graphql/page.ts";

/** Lists are neither counted nor read beyond this many rows: people narrow them by a filter. */
export const listedUpTo = 10_000;

export type Listing = {
  /**
   * The keys of the rows that match, a statement without order or limit: the caller's scope and what is filtered by, each
   * by an index that has the order.
   */
  readonly keys: RawBuilder<unknown>;
  /** The ORDER BY of the keys. */
  readonly order: RawBuilder<unknown>;
  readonly part: Part;
  /** What is read of each row of the page, from the row called `page` with its keys, and its joins. */
  readonly row: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
};

/**
 * A page of a list with its count, in one statement: scope, filter, count, page. Rows without columns but `total` come
 * where the page is empty. It reads no more than `listedUpTo` keys, and the rows of the page.
 */
export function listed({ keys, order, part: { limit, offset }, row, from }: Listing): RawBuilder<unknown> {
  return sql`
    with matching as materialized (
      select * from (${keys}) found order by ${order} limit ${listedUpTo}
    ), counted as (select count(*) as total from matching), page as materialized (
      select * from matching order by ${order} limit ${limit} offset ${Math.min(offset, listedUpTo)}
    )
    select counted.total, listed.* from counted
    left join lateral (select ${row} from page ${from}) listed on true
    order by ${order}`;
}
