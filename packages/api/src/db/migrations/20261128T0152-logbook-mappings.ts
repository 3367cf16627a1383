import { type Kysely, sql } from "kysely";

/** Saved mappings of logbook imports. They hold columns and texts of lists, and nothing about a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table logbook_mapping (
      id uuid primary key,
      user_id uuid not null references app_user on delete cascade,
      customer_id int not null references customer,
      name text not null check (name <> '' and length(name) <= 80),
      mapping jsonb not null,
      is_shared boolean not null,
      saved_at timestamptz(3) not null,
      unique (user_id, customer_id, name)
    );
    create index logbook_mapping_of_customer on logbook_mapping (customer_id, name) where is_shared;
  `.execute(db);
}
