import { type Kysely, sql } from "kysely";

/** The last check of each person's connection: one row a person, so that the table does not grow with time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table connection_check (
      user_id uuid primary key references app_user (id) on delete cascade,
      checked_at timestamptz not null,
      verdict text not null check (verdict in ('good', 'weak', 'bad', 'unknown')),
      facts jsonb not null
    );
  `.execute(db);
}
