import { type Kysely, sql } from "kysely";

/** What was stored of each person's runs on the latest day on which there were some: one row a person, whatever they deliver. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table delivery_day (
      user_id uuid primary key references app_user on delete cascade,
      day date not null,
      runs int not null check (runs >= 0),
      bytes bigint not null check (bytes >= 0)
    );
  `.execute(db);
}
