import { type RawBuilder, sql } from "kysely";
import { type ListQuery, orderOfRows } from "./list-query.ts";

/** SQL that produces rows `at` and `id`: the CTEs that it needs, and the statement itself. */
export type RowSource = {
  readonly parts: readonly RawBuilder<unknown>[];
  readonly rows: RawBuilder<unknown>;
};

/** Partitions of vouchers, each with an ordered index: how to list the partitions, and how to read one. */
export type OrderedPartitions = {
  readonly name: string;
  /** A statement whose rows are the keys of the partitions. */
  readonly cells: RawBuilder<unknown>;
  readonly keys: string;
  /** Reads the rows `at` and `id` of the partition called `cell`, without an order; `from` makes the condition on `at`. */
  readonly read: (from: (at: RawBuilder<unknown>) => RawBuilder<unknown>) => RawBuilder<unknown>;
};

/**
 * The first `upTo` rows of all partitions together, reading little more than these: first some rows of each partition, which
 * determine how far any has to be read; only partitions whose rows were all within that are read further.
 */
export function firstOfPartitions(
  query: Pick<ListQuery, "isAscending">,
  { name, cells, keys, read }: OrderedPartitions,
  upTo: number,
): RowSource {
  const order = orderOfRows(query);
  const part = (suffix: string) => sql.raw(`${name}_${suffix}`);
  const { compare, last, end } = query.isAscending
    ? { compare: sql`<=`, last: sql`max(at)`, end: sql`'infinity'` }
    : { compare: sql`>=`, last: sql`min(at)`, end: sql`'-infinity'` };
  const size = sql`(select size from ${part("size")})`;
  const bound = sql`(select at from ${part("bound")})`;
  const getFirst = (rows: RawBuilder<unknown>, limit: RawBuilder<unknown>) => sql`
    cross join lateral (select * from (${rows}) each order by ${order} limit ${limit}) head`;
  return {
    parts: [
      sql`${part("cell")} as materialized (${cells})`,
      sql`${part("size")} as materialized (
        select least(${upTo}::bigint, 2 * ${upTo}::bigint / greatest(count(*), 1) + 1) as size from ${part("cell")}
      )`,
      sql`${part("head")} as materialized (
        select cell.*, head.at, head.id from ${part("cell")} cell ${getFirst(
          read(() => sql``),
          size,
        )}
      )`,
      sql`${part("bound")} as materialized (
        select coalesce((
          select at from (select at, id from ${part("head")} group by at, id) each
          order by ${order} offset ${upTo - 1} limit 1
        ), ${end}::timestamptz) as at
      )`,
      sql`${part("long")} as materialized (
        select ${sql.raw(keys)} from ${part("head")}
        group by ${sql.raw(keys)}
        having count(*) = ${size} and ${size} < ${upTo}::bigint and ${last} ${compare} ${bound}
      )`,
    ],
    rows: sql`
      select at, id from ${part("head")}
      union all
      select head.at, head.id from ${part("long")} cell ${getFirst(
        read((at) => sql`and ${at} ${compare} ${bound}`),
        sql`${upTo}`,
      )}`,
  };
}

/** All partitions with a limited number of rows each, unordered. */
export function allOfPartitions({ name, cells, read }: OrderedPartitions, upTo: number): RowSource {
  const rows = read(() => sql``);
  return {
    parts: [sql`${sql.raw(`${name}_cell`)} as materialized (${cells})`],
    rows: sql`
      select each.at, each.id from ${sql.raw(`${name}_cell`)} cell cross join lateral (${rows} limit ${upTo}) each`,
  };
}
