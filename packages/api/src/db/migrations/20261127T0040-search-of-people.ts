import { type Kysely, sql } from "kysely";

/**
 * Adds names and addresses without accents, by which people are found: computing `search_form` for every name takes longer than
 * the search itself, more than a second for a hundred thousand people.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index app_user_search;
    alter table app_user add column search_text text collate "C" not null generated always as (
      search_form(first_name || ' ' || last_name || ' ' || email)
    ) stored;
    create index app_user_search on app_user using gin (search_text gin_trgm_ops) with (fastupdate = off);
  `.execute(db);
}
