import { type Kysely, sql } from "kysely";

/** Accounts beyond those that are listed at once are found by their names, and the first of either end come in order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index customer_by_name on customer (name collate "und-x-icu", id);
    create index customer_search on customer using gin (search_form(name) gin_trgm_ops) with (fastupdate = off);
  `.execute(db);
}
