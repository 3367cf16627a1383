import { type Kysely, sql } from "kysely";

/**
 * Which versions of the terms somebody accepted, and when; with the person the newest of them, which every page asks for. A
 * column without a default is added without a look at the rows.
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
