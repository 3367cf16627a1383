import { type Kysely, sql } from "kysely";

/** What an institution chose for the logbooks of its trainees. Without a row, the portal's defaults apply. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table logbook_settings (
      customer_id int primary key references customer on delete cascade,
      entrustment_scale text check (entrustment_scale in ('zwisch', 'oScore')),
      count_imported boolean not null default true,
      modified_at timestamptz(3) not null default now(),
      modified_by uuid references app_user on delete set null
    );
    create index logbook_settings_of_person on logbook_settings (modified_by);
  `.execute(db);
}
