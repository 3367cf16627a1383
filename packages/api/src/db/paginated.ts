import { type RawBuilder, sql } from "kysely";
import type { PageArgs } from "../graphql/pagination.ts";

/** Lists are neither counted nor read beyond this many rows: people narrow them by a filter. */
export const maxCountedRows = 10_000;

export type Listing = {
  /**
   * The keys of the matching rows, as a statement without order or limit: the caller's scope and the filters, each by an index
   * in the list's order.
   */
  readonly keys: RawBuilder<unknown>;
  /** The sort order of the keys, as the content of ORDER BY. */
  readonly order: RawBuilder<unknown>;
  readonly part: PageArgs;
  /** The columns of each row. The FROM clause joins them to the CTE `page`, which contains the keys. */
  readonly row: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
};

/**
 * Makes one statement for a page of a list and its count. If the page is empty, the result is one row with only `total`. At most
 * `maxCountedRows` keys and the rows of the page are read.
 */
export function paginated({ keys, order, part: { limit, offset }, row, from }: Listing): RawBuilder<unknown> {
  return sql`
    with matching as materialized (
      select * from (${keys}) found order by ${order} limit ${maxCountedRows}
    ), counted as (select count(*) as total from matching), page as materialized (
      select * from matching order by ${order} limit ${limit} offset ${Math.min(offset, maxCountedRows)}
    )
    select counted.total, listed.* from counted
    left join lateral (select ${row} from page ${from}) listed on true
    order by ${order}`;
}
