import { countedActivities, isNarrowedSearch } from "@cathedra/domain/activity-log";
import { type RawBuilder, sql } from "kysely";
import { andConditions } from "../../db/and-conditions.ts";
import { unprepared } from "../../db/prepared-statements.ts";
import { int, json, statement } from "../../db/statement.ts";
import { administeredRuns } from "./administered-runs.ts";
import { ownWordConditions, valueConditions } from "./filter-conditions.ts";
import type { ListParts, ListQuery, PageOfRuns } from "./list-query.ts";
import { listQuerySamples } from "./list-query-samples.ts";
import { orderOfRows, sortKey } from "./order.ts";
import { type VistActivityView, vistActivityJoins, vistActivityJson } from "./projection.ts";
import type { Scope } from "./scope.ts";

/** A row that the list's statement returns. */
export type ListRow = { readonly total: number; readonly activities: readonly VistActivityView[] };

/**
 * Whether the statement must be planned for its values: except among one person's runs, the best plan depends on how rare a value
 * is.
 */
function needsFreshPlan({ scope, search }: ListQuery): boolean {
  return scope.kind !== "own" && isNarrowedSearch(search);
}

/** CTEs of which the last, `page` (id, rank), is the page of a list, and SQL for the number of all matches. */
export function listParts(question: PageOfRuns): ListParts {
  const { scope, search, part } = question;
  const { ctes, total } = scope.kind === "own" ? ownRuns(scope, question) : administeredRuns(scope, question);
  const order = orderOfRows(search);
  const page = sql`page as materialized (
    select id, row_number() over (order by ${order}) as rank from matched
    order by ${order} limit ${part.limit} offset ${part.offset}
  )`;
  return { ctes: [...ctes, page], total };
}

/** A page of runs with their number, in one statement: scope, filter, count, page. */
export function listSql(question: ListQuery): RawBuilder<unknown> {
  const { actor, fields } = question;
  const { ctes, total } = listParts(question);
  return sql`${needsFreshPlan(question) ? unprepared : sql``}
    with ${sql.join(ctes)}
    select ${total} as total, (
      select coalesce(json_agg(${vistActivityJson(actor, fields)} order by page.rank), '[]')
      from page join simulator_activity activity on activity.id = page.id ${vistActivityJoins(fields)}
    ) as activities`;
}

export const listStatement = statement(
  { total: int(), activities: json<readonly VistActivityView[]>() },
  listSql,
  ...listQuerySamples,
);

/** The page as the caller sees it: across all customers counting stops at a limit. */
export function selectPage({ total, activities }: ListRow, { scope }: Pick<ListQuery, "scope">) {
  const countIsExact = scope.kind !== "everything" || total <= countedActivities;
  return { activities, count: countIsExact ? total : countedActivities, countIsExact };
}

type OwnScope = Extract<Scope, { readonly kind: "own" }>;

/**
 * The statement for a person's own runs. The scope is materialised first, because a plan that begins with a filter would read
 * everyone's runs. Without a filter and sorted by date, the person's index gives the page and the count.
 */
function ownRuns(scope: OwnScope, { search }: Pick<PageOfRuns, "search">): ListParts {
  const of = sql`from simulator_activity activity where ${andConditions(getConditions(scope))}`;
  if (!isNarrowedSearch(search) && search.sortField === "activityStart") {
    return {
      ctes: [sql`matched as materialized (select activity.id, activity.started_at, null::int as key ${of})`],
      total: sql`(select count(*) from matched)`,
    };
  }
  const conditions = andConditions([
    ...valueConditions(search, "scope"),
    ...ownWordConditions(search, "scope"),
  ]);
  return {
    ctes: [
      sql`scope as materialized (
        select activity.id, activity.started_at, activity.sort_course, activity.exercise_name, activity.progress,
          activity.module_code, activity.exercise_key, activity.outcome, activity.search_text ${of}
      )`,
      sql`matched as materialized (
        select scope.id, scope.started_at, ${sortKey(search, "scope")} as key from scope where ${conditions}
      )`,
    ],
    total: sql`(select count(*) from matched)`,
  };
}

function getConditions({ userId, groups }: OwnScope): readonly RawBuilder<unknown>[] {
  const own = sql`activity.created_by = ${userId}`;
  if (groups === null) return [own];
  return [
    own,
    sql`activity.customer_id in (
      select customer_group.customer_id from customer_group
      join customer_group_member member on member.group_id = customer_group.id and member.user_id = ${userId}
      where customer_group.id = any(${groups}::int[]) and customer_group.removed_at is null
    )`,
  ];
}
