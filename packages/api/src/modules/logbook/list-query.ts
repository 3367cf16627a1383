import type { UserId } from "@cathedra/domain";
import type { SearchParams } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { unprepared } from "../../db/prepared.ts";
import { isNarrowed } from "./filters.ts";
import { manyRecords } from "./many-records.ts";
import { ownRecords } from "./own-records.ts";
import { type ActivityFields, type ActivityView, activityJoins, activityJson } from "./projection.ts";
import type { Scope } from "./scope.ts";

export type ListedActivities = {
  readonly totalCount: number;
  readonly totalCountIsExact: boolean;
  readonly activities: readonly ActivityView[];
};

/** Across customers, counting what matches stops here. */
const countedAtMost = 10_000;

/** What a scope puts into the statement: CTEs that end in `page` (id, rank), and the number of all that match. */
export type ScopeParts = {
  readonly ctes: readonly RawBuilder<unknown>[];
  readonly total: RawBuilder<unknown>;
};

/**
 * A page of the records of a scope, with the fields that are asked for, and the number of all that match, in one
 * statement.
 */
export async function listRecords(
  db: Db,
  viewer: UserId,
  scope: Scope,
  search: SearchParams,
  fields: ActivityFields,
): Promise<ListedActivities> {
  const { ctes, total } =
    scope.kind === "own" ? ownRecords(viewer, search) : manyRecords(viewer, scope, search, countedAtMost);
  // How rare a value is decides on the plan, except among the records of one person.
  const plan = scope.kind !== "own" && isNarrowed(search) ? unprepared : sql``;
  const { rows } = await sql<{ total: number; activities: readonly ActivityView[] }>`${plan}
    with ${sql.join(ctes)}
    select ${total} as total, (
      select coalesce(json_agg(${activityJson(viewer, fields)} order by page.rank), '[]')
      from page join logbook_record record on record.id = page.id ${activityJoins(fields)}
    ) as activities`.execute(db);
  const [found = { total: 0, activities: [] }] = rows;
  const isExact = scope.kind !== "everything" || !isNarrowed(search) || found.total <= countedAtMost;
  return {
    totalCount: isExact ? found.total : countedAtMost,
    totalCountIsExact: isExact,
    activities: found.activities,
  };
}
