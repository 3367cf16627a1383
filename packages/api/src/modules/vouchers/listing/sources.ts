import { type RawBuilder, sql } from "kysely";
import { type Asked, inOrder, inScope, live } from "./asked.ts";
import type { Cells, Source } from "./cells.ts";
import { hasInName } from "./event-names.ts";
import { searchesCases } from "./matching.ts";

const validTo = sql`voucher.valid_to`;

/** The first of each section, where all vouchers are asked for. */
export function wholeSections(asked: Asked, upTo: number): Source {
  const rows = sql`
    select ${at(asked)} as at, voucher.id from resource_access_voucher voucher
    where voucher.kind = ${sql.lit(asked.kind)} and voucher.section = section.section ${live(asked, validTo)}`;
  return {
    parts: [],
    rows: sql`
      select first.at, first.id from section cross join lateral (
        select * from (${rows}) each order by ${inOrder(asked)} limit ${upTo}
      ) first`,
  };
}

/** The vouchers of the series. */
export function seriesCells(asked: Asked): Cells {
  return {
    name: "series",
    cells: sql`select series.id as series_id, section.section from series cross join section`,
    keys: "series_id, section",
    read: (from) => sql`
      select ${at(asked)} as at, voucher.id from resource_access_voucher voucher
      where voucher.series_id = cell.series_id and voucher.section = cell.section
        and voucher.kind = ${sql.lit(asked.kind)} ${live(asked, validTo)} ${from(at(asked))}`,
  };
}

/** The vouchers with the cases; of each account by itself where not all are asked for. */
export function caseCells(asked: Asked): Cells {
  const { scope } = asked;
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
        ${live(asked, sql`(select valid_to from resource_access_voucher where id = copied.voucher_id)`)}
        ${from(created)}`,
  };
}

/** Those that are over and not yet settled, which is done within minutes: they stand among the open ones. */
export function due(asked: Asked, upTo: number): Source {
  const { kind, text, now } = asked;
  const found = [
    sql`voucher.series_id in (select id from series)`,
    ...(text !== null && kind === "event" ? [hasInName(text)] : []),
    ...(searchesCases(asked)
      ? [
          sql`exists (
            select from voucher_case join matching_case using (case_id) where voucher_case.voucher_id = voucher.id
          )`,
        ]
      : []),
  ];
  return {
    parts: [],
    rows: sql`(
      select ${at(asked)} as at, voucher.id from resource_access_voucher voucher
      where voucher.kind = ${sql.lit(kind)} and voucher.settled_at is null and voucher.archived_at is null
        and voucher.valid_to <= ${new Date(now)} ${inScope(asked)} and (${sql.join(found, sql` or `)})
      order by ${inOrder(asked)} limit ${upTo}
    )`,
  };
}

function at({ by }: Asked): RawBuilder<unknown> {
  return sql.raw(`voucher.${by}`);
}
