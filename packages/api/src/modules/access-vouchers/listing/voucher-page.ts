import { type RawBuilder, sql } from "kysely";
import { maxCountedRows } from "../../../db/paginated.ts";
import { unprepared } from "../../../db/prepared-statements.ts";
import { filterCtes, isUnfiltered, searchesCases, searchesNames } from "./list-filters.ts";
import { type ListQuery, orderOfRows } from "./list-query.ts";
import { vouchersByName } from "./name-search.ts";
import { allOfPartitions, firstOfPartitions, type RowSource } from "./ordered-partitions.ts";
import {
  casePartitions,
  dueForSettlement,
  firstOfSections,
  otherSections,
  seriesPartitions,
  wholeSections,
} from "./row-sources.ts";

/**
 * A page of vouchers, as a statement for whole rows of the table (2.025, 3.033). Its cost does not grow with the number of
 * vouchers: the scope, the learning space and the text are first reduced to a few series, cases and months, and of each only
 * the rows that can be on the page are read, by ordered indexes.
 */
export function selectPage(query: ListQuery, limit: number, offset: number): RawBuilder<unknown> {
  const upTo = Math.min(limit + offset, maxCountedRows);
  const sources = [
    ...(isUnfiltered(query) ? [wholeSections(query, upTo)] : ofSeries(query, upTo)),
    ...(searchesCases(query) ? [firstOfPartitions(query, casePartitions(query), upTo)] : []),
    ...(searchesNames(query)
      ? [vouchersByName(query, upTo, query.scope === "every" ? { sections: otherSections } : {})]
      : []),
    ...(query.state === "expired" ? [dueForSettlement(query, upTo)] : []),
  ];
  return sql`${before(query, sources)},
    listed as materialized (
      select at, id from (${getRows(sources)}) found
      group by at, id order by ${orderOfRows(query)} limit ${Math.max(upTo - offset, 0)} offset ${offset}
    )
    select voucher.* from listed cross join lateral (
      -- One by one: joined, a planner that misjudges the page would read the whole table.
      select * from resource_access_voucher where id = listed.id offset 0
    ) voucher`;
}

/** An upper bound on how often one voucher is found: by its name, by its series and by each of its cases. */
const maxFindings = 8;

/** A statement with the one row `total`: the number of matching vouchers up to the counting limit (3.034). */
export function getCount(query: ListQuery): RawBuilder<unknown> {
  const sources = [
    isUnfiltered(query)
      ? wholeSections(query, maxCountedRows)
      : allOfPartitions(seriesPartitions(query), maxCountedRows),
    ...(searchesCases(query) ? [allOfPartitions(casePartitions(query), maxCountedRows)] : []),
    ...(searchesNames(query)
      ? [
          vouchersByName(query, maxCountedRows, {
            except: sql`and voucher.series_id not in (select id from series)`,
          }),
        ]
      : []),
    ...(query.state === "expired" ? [dueForSettlement(query, maxCountedRows)] : []),
  ];
  const found = searchesCases(query)
    ? sql`select distinct id from (select id from (${getRows(sources)}) each limit ${maxFindings * maxCountedRows}) each`
    : sql`select from (${getRows(sources)}) each`;
  return sql`${before(query, sources)}
    select count(*) as total from (${found} limit ${maxCountedRows}) found`;
}

/**
 * Finds vouchers by series. Across all customers there may be thousands of series, while the accounts of a customer admin have a
 * few.
 */
function ofSeries(query: ListQuery, upTo: number): readonly RowSource[] {
  if (query.scope !== "every") return [firstOfPartitions(query, seriesPartitions(query), upTo)];
  return [
    firstOfSections(query, upTo),
    firstOfPartitions(query, seriesPartitions(query, otherSections), upTo),
  ];
}

/** Each search gets its own plan, because one text may match far more rows than another. */
function before(query: ListQuery, sources: readonly RowSource[]): RawBuilder<unknown> {
  return sql`${query.text === null ? sql`` : unprepared}
    with recursive ${sql.join([...filterCtes(query), ...sources.flatMap(({ parts }) => parts)])}`;
}

function getRows(sources: readonly RowSource[]): RawBuilder<unknown> {
  return sql.join(
    sources.map(({ rows }) => rows),
    sql` union all `,
  );
}
