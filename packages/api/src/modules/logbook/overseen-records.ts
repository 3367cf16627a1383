import type { UserId } from "@cathedra/domain";
import type { SearchParams } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import { andConditions } from "../../db/and-conditions.ts";
import {
  completionConditions,
  confirmationConditions,
  dayConditions,
  equalityConditions,
  hasText,
  isNarrowed,
  participantConditions,
  textConditionsByIndex,
  textConditionsInScope,
} from "./filter-conditions.ts";
import type { PageQuery, ScopeParts } from "./list-query.ts";
import { orderOfRecords, type Sort, selectPage, sortKey } from "./order.ts";
import type { Scope } from "./scope.ts";

type Sql = RawBuilder<unknown>;
type ManyScope = Exclude<Scope, { readonly kind: "own" }>;

/** A part of a scope with an index of its own; each record is in exactly one branch. */
type Branch = {
  readonly from: Sql;
  readonly where: readonly Sql[];
  /** SQL for the number of the branch's records without filters. */
  readonly all: Sql;
};

/**
 * The records of groups and customers, or all: the union of the branches. Where every match of a filter has to be
 * counted, the matches are found once, for number and page; otherwise each branch is read in the order of its own index
 * and no further than to the page's end. Unfiltered, the number comes from the counters.
 */
export function overseenRecords(question: PageQuery, scope: ManyScope, countAtMost: number): ScopeParts {
  const { viewer, search } = question;
  const isByDate = isFoundByDate(question);
  const canMatchAnywhere = scope.kind === "managed" && !isByDate;
  const withoutText = [
    ...dayConditions(search, sql`record.date_of_procedure`),
    ...equalityConditions(search),
    ...participantConditions(search),
    ...confirmationConditions(search),
    ...completionConditions(search),
  ];
  const narrowing = [
    ...withoutText,
    ...textConditionsByIndex(search, canMatchAnywhere ? "anywhere" : "word start"),
  ];
  const branches = getBranches(scope, search);
  const own = scope.kind === "managed" ? [sql`own as materialized (${ownElsewhere(viewer, scope)})`] : [];
  const page = selectPage(sql`matched`, search);
  const end = search.offset === 0 ? sql.lit(search.limit) : sql`${search.limit + search.offset}`;
  if (isByDate) {
    const found = branches.map((branch, n) =>
      firstOrAll(branch, {
        suffix: sql.raw(`_${n}`),
        order: orderOfRecords(search, viewer),
        end,
        lookedThrough: sql.lit(Math.ceil((question.lookThrough ?? maxLookedThrough) / branches.length)),
        conditions: [...withoutText, ...textConditionsInScope(search)],
        conditionsByIndex: narrowing,
        isAll: scope.kind === "managed",
      }),
    );
    const rows = found.map((part) => part.rows);
    const isByIndex = found.map((part) => part.isByIndex);
    return {
      ctes: [
        ...own,
        ...found.flatMap(({ ctes }) => ctes),
        sql`matched as (${sql.join(rows, sql` union all `)})`,
        page,
      ],
      total: sql`0`,
      isByIndex: sql`(${sql.join(isByIndex, sql` or `)})`,
    };
  }
  if (scope.kind === "managed" && isNarrowed(search)) {
    const matches = branches.map(
      ({ from, where }) => sql`
        select record.id, record.date_of_procedure as day, ${sortKey(search, viewer)} as key
        from ${from} where ${andConditions([...where, ...narrowing])}`,
    );
    const matched = sql`matched as materialized (${sql.join(matches, sql` union all `)})`;
    return {
      ctes: [...own, matched, page],
      total: sql`(select count(*) from matched)`,
      isByIndex: sql`false`,
    };
  }
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
      select from logbook_record record where ${andConditions(narrowing)} limit ${sql.lit(countAtMost + 1)}
    ) found
  )`;
  const all = sql`(${sql.join(
    branches.map((branch) => branch.all),
    sql` + `,
  )})::bigint`;
  return {
    ctes: [...own, sql`matched as (${sql.join(firsts, sql` union all `)})`, page],
    total: isNarrowed(search) ? counted : all,
    isByIndex: sql.lit(scope.kind === "everything"),
  };
}

/**
 * Whether a text is first searched in the latest records and only then by the trigram index, which is possible if the number of
 * all matches is not needed.
 */
function isFoundByDate({ search, isCounted }: PageQuery): boolean {
  return !isCounted && hasText(search) && search.sortField === "dateOfProcedure";
}

/** The number of a page's first records that are searched directly before the index of texts is used. */
const maxLookedThrough = 5_000;

type FirstOrAll = {
  readonly suffix: Sql;
  readonly order: Sql;
  readonly end: Sql;
  readonly lookedThrough: Sql;
  readonly conditions: readonly Sql[];
  readonly conditionsByIndex: readonly Sql[];
  /** Whether all matches are read, which makes the planner use the trigram index. */
  readonly isAll: boolean;
};

/**
 * The matches of a branch by date, as far as the page needs them. A frequent text fills the page from the first records; for a
 * rare text the index finds every match.
 */
function firstOrAll({ from, where }: Branch, part: FirstOrAll) {
  const { suffix, order, end, lookedThrough, conditions, conditionsByIndex, isAll } = part;
  const row = sql`record.id, record.date_of_procedure as day, null::text as key`;
  const inOrder = sql`from ${from} where ${andConditions(where)} order by ${order}`;
  const isByIndex = sql`
    (select count(*) from first${suffix}) < ${end} and exists (select from beyond${suffix})`;
  const all = sql`select ${row} from ${from} where ${andConditions([...where, ...conditionsByIndex, isByIndex])}`;
  return {
    ctes: [
      sql`first${suffix} as materialized (
        select ${row} from (select record.* ${inOrder} limit ${lookedThrough}) record
        where ${andConditions(conditions)} order by ${order} limit ${end}
      )`,
      sql`beyond${suffix} as materialized (select ${inOrder} limit 1 offset ${lookedThrough})`,
    ],
    rows: sql`
      select id, day, key from (
        select id, day, key from first${suffix} union (${isAll ? all : sql`${all} order by ${order} limit ${end}`})
      ) found`,
    isByIndex,
  };
}

function getBranches(scope: ManyScope, search: SearchParams): readonly Branch[] {
  const byDate = search.sortField === "dateOfProcedure" && !isNarrowed(search);
  const records = sql`logbook_record record`;
  const counted = (where: Sql) => sql`(select coalesce(sum(records), 0) from logbook_count where ${where})`;
  if (scope.kind === "everything") return [{ from: records, where: [], all: counted(sql`true`) }];
  return [
    ...scope.customers.map((id) => ({
      from: records,
      where: [sql`record.customer_id = ${id}`],
      all: counted(sql`customer_id = ${id}`),
    })),
    ...scope.groups.map(({ id, customerId }) => ({
      from: records,
      // A group has an index by date. Without it, the redundant condition on the group's customer keeps the planner from using
      // indexes over everyone's records.
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
 * theirs, all others follow by date, so that no one else's identifier is ever compared (X115).
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
