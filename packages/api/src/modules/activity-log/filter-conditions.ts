import type { VistActivitySearch } from "@cathedra/domain/activity-log";
import { type RawBuilder, sql } from "kysely";
import { toTimestamp } from "../../db/to-timestamp.ts";

type Sql = RawBuilder<unknown>;
export type Filters = Omit<VistActivitySearch, "sortField" | "sortOrder">;

/** SQL conditions for filters by whole values and by period, on a row called `from`. */
export function valueConditions(
  { moduleCode, exerciseKey, result, from, to }: Filters,
  row: string,
): readonly Sql[] {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  return [
    ...(moduleCode === null ? [] : [sql`${column("module_code")} = ${moduleCode}`]),
    ...(exerciseKey === null ? [] : [sql`${column("exercise_key")} = ${exerciseKey}`]),
    ...(result === null ? [] : [sql`${column("outcome")} = ${result}`]),
    ...(from === null ? [] : [sql`${column("started_at")} >= ${toTimestamp(from)}`]),
    ...(to === null ? [] : [sql`${column("started_at")} < ${toTimestamp(to)}`]),
  ];
}

/**
 * Conditions that every word occurs in a row of a person's own runs. `strpos` prevents the use of an index, which lets the
 * statement be prepared.
 */
export function ownWordConditions({ words }: Filters, row: string): readonly Sql[] {
  return words.map((word) => sql`strpos(${sql.ref(`${row}.search_text`)}, ${word}) > 0`);
}

/** SQL conditions that every word occurs in the run or in its person's name, for rows that an index has already found. */
export function wordConditions({ words }: Filters): readonly Sql[] {
  return words.map((word) => sql`strpos(activity.search_text_with_name, ${word}) > 0`);
}

const shortestInside = 3;

/**
 * The text filter by trigram indexes. Across all customers, words of one or two letters match only beginnings of words,
 * because no index finds them inside of words.
 */
export function indexedWordConditions({ words }: Filters, reach: "customer" | "everything"): readonly Sql[] {
  const text = sql`activity.search_text_with_name`;
  return words.map((word) => {
    const like = (before: string) => sql`${text} like ${`${before}${word.replaceAll(/[\\%_]/g, "\\$&")}%`}`;
    if (reach === "customer" || word.length >= shortestInside) return like("%");
    return sql`(${sql.join(["", "% ", "%\n"].map(like), sql` or `)})`;
  });
}
