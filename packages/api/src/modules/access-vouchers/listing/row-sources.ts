import { type RawBuilder, sql } from "kysely";
import { toTimestamp } from "../../../db/to-timestamp.ts";
import { searchesCases, searchesNames } from "./list-filters.ts";
import { inOpenSections, inScope, type ListQuery, orderOfRows } from "./list-query.ts";
import { nameContains } from "./name-search.ts";
import type { OrderedPartitions, RowSource } from "./ordered-partitions.ts";

/** The maximum number of vouchers at the head of a section that are searched for matches. */
const maxWalkedRows = 20_000;

const validTo = sql`voucher.valid_to`;

/** The first vouchers of each section, for a query without any other restriction. */
export function wholeSections(query: ListQuery, upTo: number): RowSource {
  return {
    parts: [],
    rows: sql`
      select first.at, first.id from section cross join lateral (
        select * from (${inSection(query)}) each order by ${orderOfRows(query)} limit ${upTo}
      ) first`,
  };
}

/**
 * The vouchers of the series, or with the text in their names, among the first of each section. A text that matches one name in
 * ten fills a page this way without reading thousands of series.
 */
export function firstOfSections(query: ListQuery, upTo: number): RowSource {
  const length = Math.min(10 * upTo, maxWalkedRows);
  const inSeries = sql`voucher.series_id in (select id from series)`;
  const isWanted = searchesNames(query)
    ? sql`(${inSeries} or ${nameContains(query.text)} and voucher.series_id in (select id from scoped))`
    : inSeries;
  return {
    parts: [
      sql`seen as materialized (
        select section.section, voucher.at, voucher.id, ${isWanted} as is_wanted
        from section cross join lateral (
          select * from (${inSection(query)}) each order by ${orderOfRows(query)} limit ${length}
        ) voucher
      )`,
      sql`done as materialized (
        select section from section where (
          select count(*) filter (where is_wanted) >= ${upTo} or count(*) < ${length}
          from seen where seen.section = section.section
        )
      )`,
    ],
    rows: sql`select at, id from seen where is_wanted`,
  };
}

/** The sections in which `firstOfSections` did not find enough vouchers. */
export const otherSections = sql`(
  select section from section where section not in (select section from done)
)`;

/** The vouchers of the series, in each of the sections. */
export function seriesPartitions(
  query: ListQuery,
  sections: RawBuilder<unknown> = sql`section`,
): OrderedPartitions {
  return {
    name: "series",
    cells: sql`
      select series.id as series_id, section.section from series cross join ${sections} section`,
    keys: "series_id, section",
    read: (from) => sql`
      select ${at(query)} as at, voucher.id from resource_access_voucher voucher
      where voucher.series_id = cell.series_id and voucher.section = cell.section
        and voucher.kind = ${sql.lit(query.kind)} ${inOpenSections(query, validTo)} ${from(at(query))}`,
  };
}

/** The vouchers with the cases, for each account separately unless all are requested. */
export function casePartitions(query: ListQuery): OrderedPartitions {
  const { scope } = query;
  const isScoped = scope !== "every";
  const created = sql`copied.created_at`;
  return {
    name: "case",
    cells: sql`
      select case_id, section.section ${isScoped ? sql`, account.id as customer_id` : sql``}
      from matching_case cross join section
      ${isScoped ? sql`cross join unnest(${scope}::int[]) account (id)` : sql``}`,
    keys: isScoped ? "case_id, section, customer_id" : "case_id, section",
    read: (from) => sql`
      select ${created} as at, copied.voucher_id as id from voucher_case copied
      where copied.case_id = cell.case_id and copied.section = cell.section
        ${isScoped ? sql`and copied.customer_id = cell.customer_id` : sql``}
        ${inOpenSections(query, sql`(select valid_to from resource_access_voucher where id = copied.voucher_id)`)}
        ${from(created)}`,
  };
}

/** Vouchers that have ended but are not settled yet, which takes a few minutes at most: they are listed among the open ones. */
export function dueForSettlement(query: ListQuery, upTo: number): RowSource {
  const { kind, text, now } = query;
  const found = [
    sql`voucher.series_id in (select id from series)`,
    ...(searchesNames(query) ? [nameContains(text)] : []),
    ...(searchesCases(query)
      ? [
          sql`exists (
            select from voucher_case join matching_case using (case_id) where voucher_case.voucher_id = voucher.id
          )`,
        ]
      : []),
  ];
  return {
    parts: [
      // Materialised on its own: joined directly, a planner that overestimates how few are due would read whole series.
      sql`due as materialized (
        select * from resource_access_voucher voucher
        where settled_at is null and archived_at is null and valid_to <= ${toTimestamp(now)} and kind = ${sql.lit(kind)}
      )`,
    ],
    rows: sql`(
      select ${at(query)} as at, voucher.id from due voucher
      where (${sql.join(found, sql` or `)}) ${inScope(query)}
      order by ${orderOfRows(query)} limit ${upTo}
    )`,
  };
}

/** The vouchers of the row called `section`. */
function inSection(query: ListQuery): RawBuilder<unknown> {
  return sql`
    select ${at(query)} as at, voucher.id, voucher.series_id ${searchesNames(query) ? sql`, voucher.name` : sql``}
    from resource_access_voucher voucher
    where voucher.kind = ${sql.lit(query.kind)} and voucher.section = section.section ${inOpenSections(query, validTo)}`;
}

function at({ by }: ListQuery): RawBuilder<unknown> {
  return sql.raw(`voucher.${by}`);
}
