import { type Kysely, sql } from "kysely";

/** The records of a person that wait for a correction are read with the start page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index logbook_record_returned_of_person on logbook_record (created_by, confirmation_at desc, id desc)
      where confirmation = 'returned'
  `.execute(db);
}
