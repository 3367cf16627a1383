import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, statement } from "../../db/statement.ts";

const discardedStatement = statement(
  { isDiscarded: bool() },
  (key: string) => sql`
    select exists (select from unowned_object where key = ${key})
      or exists (select from stored_file where object_key = ${key} and owner is null) as "isDiscarded"`,
  ["a"],
);

/**
 * Whether what an object belonged to is gone, so that the next sweep deletes it. Each use of a link asks, so that links end at once.
 * Two look-ups by unique keys.
 */
export async function isDiscarded(db: Db, key: string): Promise<boolean> {
  return (await discardedStatement.only(db, key)).isDiscarded;
}
