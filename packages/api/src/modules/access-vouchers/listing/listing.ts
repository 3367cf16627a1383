import { type RawBuilder, sql } from "kysely";
import { listedUpTo } from "../../../db/listed.ts";
import { unprepared } from "../../../db/prepared.ts";
import { type Asked, inOrder } from "./asked.ts";
import { allOfCells, firstOfCells, type Source } from "./cells.ts";
import { isWhole, searchesCases, searchesNames, setsOf } from "./matching.ts";
import { namedVouchers } from "./names.ts";
import { caseCells, due, firstOfSections, otherSections, seriesCells, wholeSections } from "./sources.ts";

/**
 * A page of vouchers, the statement for whole rows of the table (2.025, 3.033). It reads as much of a million vouchers as
 * of a thousand: the scope, the learning space and the text come down to a few series, cases and months first, and of each
 * only what can be on the page is read, by indexes that have it in order.
 */
export function pageOf(asked: Asked, limit: number, offset: number): RawBuilder<unknown> {
  const upTo = Math.min(limit + offset, listedUpTo);
  const sources = [
    ...(isWhole(asked) ? [wholeSections(asked, upTo)] : ofSeries(asked, upTo)),
    ...(searchesCases(asked) ? [firstOfCells(asked, caseCells(asked), upTo)] : []),
    ...(searchesNames(asked)
      ? [namedVouchers(asked, upTo, asked.scope === "every" ? { sections: otherSections } : {})]
      : []),
    ...(asked.state === "expired" ? [due(asked, upTo)] : []),
  ];
  return sql`${before(asked, sources)},
    listed as materialized (
      select at, id from (${rowsOf(sources)}) found
      group by at, id order by ${inOrder(asked)} limit ${Math.max(upTo - offset, 0)} offset ${offset}
    )
    select voucher.* from listed cross join lateral (
      -- One by one: joined, a planner that misjudges the page would read the whole table.
      select * from resource_access_voucher where id = listed.id offset 0
    ) voucher`;
}

/** A voucher is found by its name, by its series and by each of its cases: no more often than this, or it is one of few. */
const mostFindings = 8;

/** How many there are, as far as anybody counts, as a statement with the one row `total` (3.034). */
export function countOf(asked: Asked): RawBuilder<unknown> {
  const sources = [
    isWhole(asked) ? wholeSections(asked, listedUpTo) : allOfCells(seriesCells(asked), listedUpTo),
    ...(searchesCases(asked) ? [allOfCells(caseCells(asked), listedUpTo)] : []),
    ...(searchesNames(asked)
      ? [
          namedVouchers(asked, listedUpTo, {
            except: sql`and voucher.series_id not in (select id from series)`,
          }),
        ]
      : []),
    ...(asked.state === "expired" ? [due(asked, listedUpTo)] : []),
  ];
  const found = searchesCases(asked)
    ? sql`select distinct id from (select id from (${rowsOf(sources)}) each limit ${mostFindings * listedUpTo}) each`
    : sql`select from (${rowsOf(sources)}) each`;
  return sql`${before(asked, sources)}
    select count(*) as total from (${found} limit ${listedUpTo}) found`;
}

/** Of everybody's there may be thousands; of somebody's accounts there are a few. */
function ofSeries(asked: Asked, upTo: number): readonly Source[] {
  if (asked.scope !== "every") return [firstOfCells(asked, seriesCells(asked), upTo)];
  return [firstOfSections(asked, upTo), firstOfCells(asked, seriesCells(asked, otherSections), upTo)];
}

/** What one text finds is no measure for another: a search is planned for its own. */
function before(asked: Asked, sources: readonly Source[]): RawBuilder<unknown> {
  return sql`${asked.text === null ? sql`` : unprepared}
    with recursive ${sql.join([...setsOf(asked), ...sources.flatMap(({ parts }) => parts)])}`;
}

function rowsOf(sources: readonly Source[]): RawBuilder<unknown> {
  return sql.join(
    sources.map(({ rows }) => rows),
    sql` union all `,
  );
}
