import { countedActivities, isNarrowedSearch } from "@cathedra/domain/activity-log";
import { type RawBuilder, sql } from "kysely";
import { unprepared } from "../../db/prepared-statements.ts";
import { int, json, statement } from "../../db/statement.ts";
import { administeredRuns } from "./administered-runs.ts";
import type { ListQuery } from "./list-query.ts";
import { listQuerySamples } from "./list-query-samples.ts";
import { orderOfRows } from "./order.ts";
import { ownRuns } from "./own-runs.ts";
import { type VistActivityView, vistActivityJoins, vistActivityJson } from "./projection.ts";

/** A row that the list's statement returns. */
export type ListRow = { readonly total: number; readonly activities: readonly VistActivityView[] };

/** How rare a value is decides on the plan, except among the runs of one person. */
function isPlannedAnew({ scope, search }: ListQuery): boolean {
  return scope.kind !== "own" && isNarrowedSearch(search);
}

/** A page of runs with their number, in one statement: scope, filter, count, page. */
export function listSql(question: ListQuery): RawBuilder<unknown> {
  const { actor, scope, search, part, fields } = question;
  const { ctes, total } = scope.kind === "own" ? ownRuns(scope, question) : administeredRuns(scope, question);
  const order = orderOfRows(search);
  return sql`${isPlannedAnew(question) ? unprepared : sql``}
    with ${sql.join(ctes)}, page as materialized (
      select id, row_number() over (order by ${order}) as rank from matched
      order by ${order} limit ${part.limit} offset ${part.offset}
    )
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
export function pageOf({ total, activities }: ListRow, { scope }: Pick<ListQuery, "scope">) {
  const countIsExact = scope.kind !== "everything" || total <= countedActivities;
  return { activities, count: countIsExact ? total : countedActivities, countIsExact };
}
