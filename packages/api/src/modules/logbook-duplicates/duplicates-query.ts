import type { CustomerId, GroupId, Instant, LocalDate, UserId } from "@cathedra/domain";
import { type Actor, mayOverseeGroup, mayUseLogbook } from "@cathedra/domain/access";
import { type DayRange, getRange, latestDayForServer } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, json, nullable, statement } from "../../db/statement.ts";
import { appError } from "../../errors.ts";
import type {
  LogbookCaseCount,
  LogbookDouble,
  QueryLogbookCaseCountsArgs,
  QueryLogbookDoublesArgs,
} from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import type { Clock } from "../../ports/clock.ts";
import { type ActivityFields, type ActivityView, activityJoins, activityJson } from "../logbook/public.ts";
import { findGroup } from "../totals/public.ts";

/** A pair with its records as the caller sees them. */
export type DuplicateView = Omit<LogbookDouble, "first" | "second" | "decidedAt"> & {
  readonly first: ActivityView;
  readonly second: ActivityView;
  readonly decidedAt: Instant | null;
};

export type DuplicatesView = { readonly totalCount: number; readonly pairs: readonly DuplicateView[] };

/** The selected fields of the two records. */
type PairFields = { readonly first: ActivityFields; readonly second: ActivityFields };

type Sql = RawBuilder<unknown>;

type Deps = { readonly db: Db; readonly clock: Clock };

/** How many pairs of each institution or group are listed, and how many records of a case are paired. */
const most = { pairs: 1_000, recordsOfCase: 20 } as const;

/** The twelve months whose cases are compared, so that what is read does not grow with the years of a logbook. */
function comparedPeriod(to: string | null | undefined, clock: Clock): DayRange {
  const latest = latestDayForServer(clock());
  return getRange(
    "last12Months",
    to === null || to === undefined || to > latest ? latest : (to as LocalDate),
  );
}

const inPeriod = (table: string, { from, to }: DayRange): Sql =>
  sql`${sql.ref(`${table}.date_of_procedure`)} between ${from}::date and ${to}::date`;

/** The records among which doubles are sought: of a whole customer, or of one group. */
type OverseenPart = { readonly customerId: CustomerId; readonly groupId: GroupId | null };

/** The customers that a person administers, and the groups that they administer elsewhere. */
function overseenParts({ administers, memberships }: Actor): readonly OverseenPart[] {
  const customers = [...new Set(administers)];
  return [
    ...customers.map((customerId) => ({ customerId, groupId: null })),
    ...memberships
      .filter(({ role, customerId }) => role === "admin" && !customers.includes(customerId))
      .map(({ customerId, groupId }) => ({ customerId, groupId })),
  ];
}

/** The CTE `scope` (customer_id, group_id) for parts. */
function scopeOfParts(parts: readonly OverseenPart[]): Sql {
  const customers = parts.map(({ customerId }) => customerId);
  const groups = parts.map(({ groupId }) => groupId);
  return sql`scope as (
    select * from unnest(${customers}::int[], ${groups}::int[]) as scope (customer_id, group_id)
  )`;
}

/** The columns in which two suspected duplicates agree, in the order of the index of cases. */
const caseColumns = ["date_of_procedure", "hospital_id", "procedure_code", "attending_id"] as const;

const sameCase = (a: string, b: string): Sql =>
  sql.raw(caseColumns.map((column) => `${a}.${column} = ${b}.${column}`).join(" and "));

const getCase = (table: string): Sql => sql.raw(caseColumns.map((column) => `${table}.${column}`).join(", "));

/** The index backwards, so that the scan of a large customer's cases ends when the listed pairs are found. */
const latestCases = sql.raw(caseColumns.map((column) => `entry.${column} desc`).join(", "));

const inScope = (table: string): Sql =>
  sql.raw(
    `${table}.customer_id = scope.customer_id and (scope.group_id is null or ${table}.group_id = scope.group_id)`,
  );

/**
 * A page of the suspected doubles that a person oversees, in one statement: the cases with several records come from the index of
 * cases alone, their records are then joined.
 */
export async function findDuplicates(
  { db, clock }: Deps,
  actor: Actor,
  args: QueryLogbookDoublesArgs,
  fields: PairFields,
): Promise<DuplicatesView> {
  if (mayUseLogbook(actor) !== "allowed") throw appError("FORBIDDEN");
  const { limit, offset } = readPageArgs(args, { usual: 20, most: 100 });
  const parts = overseenParts(actor);
  if (parts.length === 0) return { totalCount: 0, pairs: [] };
  const { rows } = await duplicatesStatement(
    actor.userId,
    parts,
    comparedPeriod(args.to, clock),
    args.dismissed === true,
    fields,
    limit,
    offset,
  ).execute(db);
  return rows[0] ?? { totalCount: 0, pairs: [] };
}

function duplicatesStatement(
  viewer: UserId,
  parts: readonly OverseenPart[],
  period: DayRange,
  isDismissed: boolean,
  fields: PairFields,
  limit: number,
  offset: number,
) {
  return sql<DuplicatesView>`
    with ${scopeOfParts(parts)}, pair as materialized (
      select of_part.* from scope cross join lateral (
        select first.id as first_id, second.id as second_id, several.date_of_procedure as day,
          coalesce(decision.is_dismissed, false) as is_dismissed, decision.decided_by, decision.decided_at
        from (
          select ${getCase("entry")} from logbook_record entry
          where ${inScope("entry")} and ${inPeriod("entry", period)}
          group by ${getCase("entry")} having count(*) > 1 order by ${latestCases}
        ) several
        cross join lateral (${recordsOfCase}) first
        cross join lateral (${recordsOfCase}) second
        left join logbook_double_decision decision
          on decision.first_id = first.id and decision.second_id = second.id
        where second.id > first.id and coalesce(decision.is_dismissed, false) = ${isDismissed}
        order by day desc, first_id, second_id limit ${most.pairs}
      ) of_part
    ), page as materialized (
      select pair.*, row_number() over (order by day desc, first_id, second_id) as rank from pair
      order by rank limit ${limit} offset ${offset}
    )
    select (select count(*)::int from pair) as "totalCount", (
      select coalesce(json_agg(${pairJson(viewer, fields)} order by page.rank), '[]') from page
    ) as pairs`;
}

/** The records of a case of `several` that are paired. */
const recordsOfCase = sql`
  select entry.id from logbook_record entry
  where ${inScope("entry")} and ${sameCase("entry", "several")} order by entry.id limit ${sql.lit(most.recordsOfCase)}`;

/** JSON for a row of `page`. */
function pairJson(viewer: UserId, fields: PairFields): Sql {
  const record = (id: string, of: ActivityFields) => sql`(
    select ${activityJson(viewer, of)} from logbook_record record ${activityJoins(of)}
    where record.id = ${sql.raw(id)}
  )`;
  return sql`json_build_object(
    'id', page.first_id || ':' || page.second_id, 'isDismissed', page.is_dismissed,
    'first', ${record("page.first_id", fields.first)}, 'second', ${record("page.second_id", fields.second)},
    'decidedAt', (extract(epoch from page.decided_at) * 1000)::bigint,
    'decidedBy', (
      select json_build_object(
        'keycloak_id', person.keycloak_id, 'first_name', person.first_name,
        'last_name', person.last_name, 'email', person.email
      ) from app_user person where person.id = page.decided_by
    )
  )`;
}

const pairStatement = statement(
  { pair: json<DuplicateView>() },
  (viewer: UserId, first: string, second: string, fields: PairFields) => sql`
    with page as (
      select first.id as first_id, second.id as second_id, coalesce(decision.is_dismissed, false) as is_dismissed,
        decision.decided_by, decision.decided_at
      from logbook_record first
      join logbook_record second
        on second.customer_id = first.customer_id and ${sameCase("second", "first")} and second.id = ${second}::uuid
      left join logbook_double_decision decision
        on decision.first_id = first.id and decision.second_id = second.id
      where first.id = ${first}::uuid
    )
    select ${pairJson(viewer, fields)} as pair from page`,
  ["" as UserId, "", "", { first: new Set<string>(), second: new Set<string>() }],
);

/** One pair by the ids of its records, which must be of one case; undefined otherwise. */
export async function findDuplicate(
  db: Db,
  viewer: UserId,
  first: string,
  second: string,
  fields: PairFields,
): Promise<DuplicateView | undefined> {
  return (await pairStatement.first(db, viewer, first, second, fields))?.pair;
}

/** The numbers of records and procedures of twelve months, of what a person oversees or of one group. */
export async function readCaseCounts(
  { db, clock }: Deps,
  actor: Actor,
  { groupId, to }: QueryLogbookCaseCountsArgs,
): Promise<readonly LogbookCaseCount[]> {
  if (mayUseLogbook(actor) !== "allowed") throw appError("FORBIDDEN");
  const parts = groupId == null ? overseenParts(actor) : await partsOfGroup(db, actor, groupId);
  return parts.length === 0 ? [] : caseCounts.rows(db, parts, comparedPeriod(to, clock));
}

async function partsOfGroup(db: Db, actor: Actor, groupId: number): Promise<readonly OverseenPart[]> {
  const group = await findGroup(db, groupId as GroupId);
  if (group === undefined) return [];
  const part = { customerId: group.customer.id, groupId: group.id as GroupId };
  return mayOverseeGroup(actor, { id: part.groupId, customerId: part.customerId }) === "allowed"
    ? [part]
    : [];
}

/**
 * Counts records and procedures in one statement over the index of cases. A record is a procedure of its own if it is the first of
 * its case, or if somebody said of it and each earlier one that they are two cases.
 */
const caseCounts = statement(
  {
    customer: json<LogbookCaseCount["customer"]>(),
    group: nullable(json<NonNullable<LogbookCaseCount["group"]>>()),
    entries: int(),
    procedures: int(),
  },
  (parts: readonly OverseenPart[], period: DayRange) => sql`
    with ${scopeOfParts(parts)}
    select json_build_object('id', customer.id, 'name', customer.name) as customer,
      case when customer_group.id is not null then json_build_object(
        'id', customer_group.id, 'name', customer_group.name,
        'customer', json_build_object('id', customer.id, 'name', customer.name)
      ) end as "group",
      counted.entries, counted.procedures
    from scope join customer on customer.id = scope.customer_id
    left join customer_group on customer_group.id = scope.group_id
    cross join lateral (
      select count(*)::int as entries, count(*) filter (where rank = 1 or rank - 1 = (
        select count(*) from logbook_double_decision decision
        join logbook_record earlier on earlier.id = decision.first_id
        where decision.second_id = entry.id and decision.is_dismissed
          and ${inScope("earlier")} and ${sameCase("earlier", "entry")}
      ))::int as procedures
      from (
        select id, ${getCase("logbook_record")},
          row_number() over (partition by ${getCase("logbook_record")} order by id) as rank
        from logbook_record where ${inScope("logbook_record")} and ${inPeriod("logbook_record", period)}
      ) entry
    ) counted
    order by customer.name collate "und-x-icu", customer.id, customer_group.name collate "und-x-icu" nulls first`,
  [[], { from: null, to: "2026-01-01" as LocalDate }],
);
