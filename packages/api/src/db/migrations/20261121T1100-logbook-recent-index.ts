import { type Kysely, sql } from "kysely";

/** For what a person wrote last at a customer, of which the form offers the choices first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index logbook_record_written
      on logbook_record (created_by, customer_id, created_at desc, id desc)
  `.execute(db);
}
