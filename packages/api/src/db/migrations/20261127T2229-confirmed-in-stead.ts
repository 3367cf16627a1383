import { type Kysely, sql } from "kysely";

/** An administrator may confirm a record in its attending's stead, and says why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table logbook_confirmation drop constraint logbook_confirmation_capacity_check,
      add column reason text,
      add constraint logbook_confirmation_capacity check (
        capacity in ('attending', 'administrator') and (capacity = 'administrator') = (reason is not null)
      ) not valid;
    alter table logbook_confirmation validate constraint logbook_confirmation_capacity
  `.execute(db);
}
