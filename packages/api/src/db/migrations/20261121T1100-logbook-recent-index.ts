import { type Kysely, sql } from "kysely";

/** An index for the latest records of a person at a customer, from which the form takes the choices that it shows first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index logbook_record_written
      on logbook_record (created_by, customer_id, created_at desc, id desc)
  `.execute(db);
}
