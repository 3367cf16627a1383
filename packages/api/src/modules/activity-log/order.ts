import type { VistActivitySearch } from "@cathedra/domain/activity-log";
import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;
export type Sort = Pick<VistActivitySearch, "sortField" | "sortOrder">;

const columns = {
  activityStart: "started_at",
  courseName: "sort_course",
  exerciseName: "exercise_name",
  score: "progress",
} as const satisfies Record<Sort["sortField"], string>;

/** The sort key of a run beside its date, in a row called `from`. */
export function sortKey({ sortField }: Sort, from: string): Sql {
  return sortField === "activityStart" ? sql`null::int` : sql.ref(`${from}.${columns[sortField]}`);
}

/** The columns of an order (6.018): the date, or another column and then the date, latest first. */
function getOrder(
  { sortField, sortOrder }: Sort,
  { key, startedAt, id }: Record<"key" | "startedAt" | "id", Sql>,
): Sql {
  const direction = sql.raw(sortOrder);
  if (sortField === "activityStart") {
    return sortOrder === "DESC" ? sql`${startedAt} desc, ${id}` : sql`${startedAt}, ${id} desc`;
  }
  const nulls = sql.raw(sortField === "score" ? "nulls last" : "");
  return sql`${key} ${direction} ${nulls}, ${startedAt} desc, ${id}`;
}

/** The ORDER BY for rows with `key`, `started_at` and `id`. */
export function orderOfRows(sort: Sort): Sql {
  return getOrder(sort, { key: sql`key`, startedAt: sql`started_at`, id: sql`id` });
}

/**
 * The index scans that read runs in an order. Runs without a score come last in both directions (X86), which no index provides,
 * so they are a second scan by date.
 */
export function indexScans(sort: Sort): readonly { readonly condition: Sql; readonly order: Sql }[] {
  const startedAt = sql`activity.started_at`;
  const id = sql`activity.id`;
  const key = sortKey(sort, "activity");
  if (sort.sortField !== "score") {
    return [{ condition: sql`true`, order: getOrder(sort, { key, startedAt, id }) }];
  }
  const direction = sql.raw(sort.sortOrder);
  return [
    {
      condition: sql`activity.progress is not null`,
      order: sql`${key} ${direction}, ${startedAt} desc, ${id}`,
    },
    { condition: sql`activity.progress is null`, order: sql`${startedAt} desc, ${id}` },
  ];
}
