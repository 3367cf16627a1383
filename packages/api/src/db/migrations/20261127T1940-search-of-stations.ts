import { type Kysely, sql } from "kysely";

/** Adds service tag, name and place without accents, by which stations are searched, as people are by their names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table station add column search_text text collate "C" not null generated always as (
      search_form(service_tag || ' ' || name || ' ' || place)
    ) stored;
    create index station_search on station using gin (search_text gin_trgm_ops) with (fastupdate = off);
  `.execute(db);
}
