import { sql } from "kysely";
import type { Db } from "./database.ts";
import { migrations } from "./migrations/index.ts";

/** Whether every migration of this version has run: part of being ready. One cheap statement. */
export async function isMigrated(db: Db): Promise<boolean> {
  const expected = Object.keys(migrations);
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from kysely_migration where name = any(${expected}::text[])`.execute(db);
  return rows[0]?.found === expected.length;
}
