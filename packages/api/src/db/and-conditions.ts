import { type RawBuilder, sql } from "kysely";

/** All conditions at once; none of them is true. */
export function andConditions(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
