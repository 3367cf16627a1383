import { type Kysely, sql } from "kysely";

/**
 * Indexes by which accounts are found by their names, and the first ones from either end are read in order, if there are more
 * than are listed at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index customer_by_name on customer (name collate "und-x-icu", id);
    create index customer_search on customer using gin (search_form(name) gin_trgm_ops) with (fastupdate = off);
  `.execute(db);
}
