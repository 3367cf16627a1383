import type { UserId } from "@cathedra/domain";
import type { SearchParams } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";

export type Sort = Pick<SearchParams, "sortField" | "sortOrder">;

/**
 * The sort key of a record. Another person's optional identifier sorts as empty, because the order would reveal it (X115).
 * Records with equal keys are sorted by date, latest first.
 */
export function sortKey({ sortField }: Sort, viewer: UserId): RawBuilder<unknown> {
  switch (sortField) {
    case "dateOfProcedure":
      return sql`null::text`;
    case "optionalIdentifier":
      return sql`case when record.created_by = ${viewer} then record.optional_identifier end`;
    case "hospital":
      return sql`record.hospital_name`;
    case "attending":
      return sql`record.sort_attending`;
    case "participants":
      return sql`record.sort_participants`;
    case "procedureName":
      return sql`record.procedure_name`;
  }
}

/** The ORDER BY for rows with `key`, `day` and `id`. */
function orderOfRows(sort: Sort): RawBuilder<unknown> {
  const direction = sql.raw(sort.sortOrder);
  if (sort.sortField === "dateOfProcedure") return sql`day ${direction}, id ${direction}`;
  if (sort.sortField === "optionalIdentifier") return sql`key ${direction} nulls last, day desc, id desc`;
  return sql`key ${direction}, day desc, id desc`;
}

/** The ORDER BY for `logbook_record record`, in the expressions of its indexes. */
export function orderOfRecords(sort: Sort, viewer: UserId): RawBuilder<unknown> {
  const direction = sql.raw(sort.sortOrder);
  const latestFirst = sql`record.date_of_procedure desc, record.id desc`;
  if (sort.sortField === "dateOfProcedure") {
    return sql`record.date_of_procedure ${direction}, record.id ${direction}`;
  }
  const nulls = sql.raw(sort.sortField === "optionalIdentifier" ? "nulls last" : "");
  return sql`${sortKey(sort, viewer)} ${direction} ${nulls}, ${latestFirst}`;
}

/** The CTE `page`: the ids of a page of `from`'s rows (key, day, id), with their rank. */
export function selectPage(from: RawBuilder<unknown>, search: SearchParams): RawBuilder<unknown> {
  const order = orderOfRows(search);
  return sql`page as materialized (
    select id, row_number() over (order by ${order}) as rank from ${from}
    order by ${order} limit ${sql.lit(search.limit)} offset ${search.offset}
  )`;
}
