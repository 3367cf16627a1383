import type { SearchParams, UserId } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import { allOf, dayConditions, equalityConditions, isNarrowed, textConditionsByIndex } from "./filters.ts";
import type { ScopeParts } from "./list-query.ts";
import { orderOfRecords, pageOf, type Sort, sortKey } from "./order.ts";
import type { Scope } from "./scope.ts";

type Sql = RawBuilder<unknown>;
type ManyScope = Exclude<Scope, { readonly kind: "own" }>;

/** One way in which records of a scope are found, by an index of its own; a record is in exactly one branch. */
type Branch = {
  readonly from: Sql;
  readonly where: readonly Sql[];
  /** The number of its records, unfiltered. */
  readonly all: Sql;
};

/**
 * The records of groups and customers, or all: the union of the branches, each read in the order of its own index and
 * no further than to the page's end. Unfiltered, the number comes from the counters.
 */
export function manyRecords(
  viewer: UserId,
  scope: ManyScope,
  search: SearchParams,
  countAtMost: number,
): ScopeParts {
  const branches = branchesOf(scope);
  const narrowing = [
    ...dayConditions(search, sql`record.date_of_procedure`),
    ...equalityConditions(search),
    ...textConditionsByIndex(search, scope.kind === "everything" ? "everything" : "customer"),
  ];
  const end = search.offset === 0 ? sql.lit(search.limit) : sql`${search.limit + search.offset}`;
  const reads = branches.flatMap(({ from, where }) =>
    readings(search, viewer).map(
      ({ condition, key, order }) => sql`(
        select record.id, record.date_of_procedure as day, ${key} as key from ${from}
        where ${allOf([...where, ...narrowing, ...condition])} order by ${order} limit ${end}
      )`,
    ),
  );
  const cap = scope.kind === "everything" ? sql`limit ${sql.lit(countAtMost + 1)}` : sql``;
  const totals = branches.map(({ from, where, all }) =>
    isNarrowed(search)
      ? sql`(select count(*) from (select 1 from ${from} where ${allOf([...where, ...narrowing])} ${cap}) found)`
      : all,
  );
  return {
    ctes: [
      ...(scope.kind === "managed" ? [sql`own as materialized (${ownElsewhere(viewer, scope)})`] : []),
      sql`matched as (${sql.join(reads, sql` union all `)})`,
      pageOf(sql`matched`, search),
    ],
    total: sql`(${sql.join(totals, sql` + `)})::bigint`,
  };
}

function branchesOf(scope: ManyScope): readonly Branch[] {
  const records = sql`logbook_record record`;
  const counted = (where: Sql) => sql`(select coalesce(sum(records), 0) from logbook_count where ${where})`;
  if (scope.kind === "everything") return [{ from: records, where: [], all: counted(sql`true`) }];
  const branch = (column: "customer_id" | "group_id", id: number): Branch => ({
    from: records,
    where: [sql`${sql.ref(`record.${column}`)} = ${id}`],
    all: counted(sql`${sql.ref(column)} = ${id}`),
  });
  return [
    ...scope.customers.map((id) => branch("customer_id", id)),
    ...scope.groups.map((id) => branch("group_id", id)),
    {
      from: sql`own join logbook_record record on record.id = own.id`,
      where: [],
      all: sql`(select count(*) from own)`,
    },
  ];
}

/** The person's own records outside of what they administer. */
function ownElsewhere(viewer: UserId, { customers, groups }: Extract<Scope, { kind: "managed" }>): Sql {
  return sql`
    select record.id from logbook_participant participant
    join logbook_record record on record.id = participant.record_id
    where participant.user_id = ${viewer}
      and record.customer_id <> all(${customers}::int[]) and record.group_id <> all(${groups}::int[])`;
}

/**
 * How a branch is read for an order. Identifiers of others sort as empty: the viewer's own come by an index of theirs,
 * everything else follows by date, and nobody else's identifier is ever compared (X115).
 */
function readings(sort: Sort, viewer: UserId) {
  const plain = { condition: [], key: sortKey(sort, viewer), order: orderOfRecords(sort, viewer) };
  if (sort.sortField !== "optionalIdentifier") return [plain];
  const identified = sql`(record.created_by = ${viewer} and record.optional_identifier is not null)`;
  return [
    { ...plain, condition: [identified] },
    {
      condition: [sql`not ${identified}`],
      key: sql`null::text collate "und-x-icu"`,
      order: sql`record.date_of_procedure desc, record.id desc`,
    },
  ];
}
