import { isNarrowedSearch } from "@cathedra/domain/activity-log";
import { type RawBuilder, sql } from "kysely";
import { andConditions } from "../../db/and-conditions.ts";
import { ownWordConditions, valueConditions } from "./filters.ts";
import type { ListParts, ListQuery } from "./list-query.ts";
import { sortKey } from "./order.ts";
import type { Scope } from "./scope.ts";

type OwnScope = Extract<Scope, { readonly kind: "own" }>;

/**
 * The statement for a person's own runs. The scope is materialised first, because a plan that begins with a filter would read
 * everybody's runs. Without a filter and sorted by date, the person's index gives the page and the count.
 */
export function ownRuns(scope: OwnScope, { search }: ListQuery): ListParts {
  const of = sql`from simulator_activity activity where ${andConditions(conditionsOf(scope))}`;
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

function conditionsOf({ userId, groups }: OwnScope): readonly RawBuilder<unknown>[] {
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
