import { type Kysely, sql } from "kysely";

/**
 * Adds how much was stored of each person's runs on the latest day with deliveries: one row a person, however much they deliver.
 */
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
