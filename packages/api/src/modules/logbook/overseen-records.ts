import type { UserId } from "@cathedra/domain";
import type { SearchParams } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import { andConditions } from "../../db/and-conditions.ts";
import {
  confirmationConditions,
  dayConditions,
  equalityConditions,
  isBeyondIndex,
  isNarrowed,
  participantConditions,
  textConditionsByIndex,
} from "./filters.ts";
import type { ScopeParts } from "./list-query.ts";
import { orderOfRecords, pageOf, type Sort, sortKey } from "./order.ts";
import type { Scope } from "./scope.ts";

type Sql = RawBuilder<unknown>;
type ManyScope = Exclude<Scope, { readonly kind: "own" }>;

/** A part of a scope with an index of its own; each record is in exactly one branch. */
type Branch = {
  readonly from: Sql;
  readonly where: readonly Sql[];
  /** The number of its records without filters. */
  readonly all: Sql;
};

/**
 * The records of groups and customers, or all: the union of the branches. Where every match of a filter has to be
 * counted, the matches are found once, for number and page; otherwise each branch is read in the order of its own index
 * and no further than to the page's end. Unfiltered, the number comes from the counters.
 */
export function overseenRecords(
  viewer: UserId,
  scope: ManyScope,
  search: SearchParams,
  countAtMost: number,
): ScopeParts {
  const narrowing = [
    ...dayConditions(search, sql`record.date_of_procedure`),
    ...equalityConditions(search),
    ...participantConditions(search),
    ...confirmationConditions(search),
    ...textConditionsByIndex(search, scope.kind === "everything" ? "everything" : "customer"),
  ];
  const branches = branchesOf(scope, search);
  const own = scope.kind === "managed" ? [sql`own as materialized (${ownElsewhere(viewer, scope)})`] : [];
  const page = pageOf(sql`matched`, search);
  if (scope.kind === "managed" && isNarrowed(search)) {
    const matches = branches.map(
      ({ from, where }) => sql`
        select record.id, record.date_of_procedure as day, ${sortKey(search, viewer)} as key
        from ${from} where ${andConditions([...where, ...narrowing])}`,
    );
    const matched = sql`matched as materialized (${sql.join(matches, sql` union all `)})`;
    return { ctes: [...own, matched, page], total: sql`(select count(*) from matched)` };
  }
  const end = search.offset === 0 ? sql.lit(search.limit) : sql`${search.limit + search.offset}`;
  const firsts = branches.flatMap(({ from, where }) =>
    indexScans(search, viewer).map(
      ({ condition, key, order }) => sql`(
        select record.id, record.date_of_procedure as day, ${key} as key from ${from}
        where ${andConditions([...where, ...narrowing, ...condition])} order by ${order} limit ${end}
      )`,
    ),
  );
  const counted = sql`(
    select count(*) from (
      select from ${searchedOf(search)} where ${andConditions(narrowing)} limit ${sql.lit(countAtMost + 1)}
    ) found
  )`;
  const all = sql`(${sql.join(
    branches.map((branch) => branch.all),
    sql` + `,
  )})::bigint`;
  return {
    ctes: [...own, sql`matched as (${sql.join(firsts, sql` union all `)})`, page],
    total: isNarrowed(search) ? counted : all,
  };
}

/** Of everyone's records these many, the latest, are looked through for a text that no index finds. */
const mostLookedThrough = sql.lit(20_000);

function searchedOf(search: SearchParams): Sql {
  if (!isBeyondIndex(search)) return sql`logbook_record record`;
  return sql`(
    select * from logbook_record order by date_of_procedure desc, id desc limit ${mostLookedThrough}
  ) record`;
}

function branchesOf(scope: ManyScope, search: SearchParams): readonly Branch[] {
  const byDate = search.sortField === "dateOfProcedure" && !isNarrowed(search);
  const records = sql`logbook_record record`;
  const counted = (where: Sql) => sql`(select coalesce(sum(records), 0) from logbook_count where ${where})`;
  if (scope.kind === "everything") return [{ from: searchedOf(search), where: [], all: counted(sql`true`) }];
  return [
    ...scope.customers.map((id) => ({
      from: records,
      where: [sql`record.customer_id = ${id}`],
      all: counted(sql`customer_id = ${id}`),
    })),
    ...scope.groups.map(({ id, customerId }) => ({
      from: records,
      // A group has an index by date. Otherwise the condition on its customer, which is redundant, keeps the planner from
      // indexes over everybody's records.
      where: [sql`record.group_id = ${id}`, ...(byDate ? [] : [sql`record.customer_id = ${customerId}`])],
      all: counted(sql`group_id = ${id}`),
    })),
    {
      from: sql`own join logbook_record record on record.id = own.id`,
      where: [],
      all: sql`(select count(*) from own)`,
    },
  ];
}

/** The person's own records outside of the customers and groups that they administer. */
function ownElsewhere(viewer: UserId, { customers, groups }: Extract<Scope, { kind: "managed" }>): Sql {
  const groupIds = groups.map(({ id }) => id);
  return sql`
    select participant.record_id as id from logbook_participant participant
    where participant.user_id = ${viewer}
      and participant.customer_id <> all(${customers}::int[]) and participant.group_id <> all(${groupIds}::int[])`;
}

/**
 * The index scans of a branch for an order. Other people's identifiers sort as empty: the viewer's own come from an index of
 * theirs, all others follow by date, so that nobody else's identifier is ever compared (X115).
 */
function indexScans(sort: Sort, viewer: UserId) {
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
