import { type Kysely, sql } from "kysely";

/**
 * Adds which versions of the terms a person accepted and when, and the newest one in the person's row, which every page needs. A
 * column without a default is added without reading the rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table app_user add column terms_version text check (terms_version <> '');
    create table terms_acceptance (
      user_id uuid not null references app_user (id) on delete cascade,
      version text not null check (version <> ''),
      accepted_at timestamptz not null default now(),
      primary key (user_id, version)
    );
  `.execute(db);
}
