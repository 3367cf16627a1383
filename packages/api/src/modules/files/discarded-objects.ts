import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, statement } from "../../db/statement.ts";

/** SQL condition: the owner of an object was deleted, so the next sweep removes the object. Two look-ups by unique keys. */
export function discarded(key: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from unowned_object where key = ${key})
    or exists (select from stored_file where object_key = ${key} and owner is null)`;
}

const discardedStatement = statement(
  { isDiscarded: bool() },
  (key: string) => sql`select ${discarded(key)} as "isDiscarded"`,
  ["a"],
);

/** Checked at each use of a link, so that links to discarded objects end at once. */
export async function isDiscarded(db: Db, key: string): Promise<boolean> {
  return (await discardedStatement.only(db, key)).isDiscarded;
}
