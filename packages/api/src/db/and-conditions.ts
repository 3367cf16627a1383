import { type RawBuilder, sql } from "kysely";

/** The conjunction of the conditions; true if there are none. */
export function andConditions(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
