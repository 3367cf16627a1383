import { type Kysely, sql } from "kysely";

/** An index for a person's records that wait for a correction, which are read with the start page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index logbook_record_returned_of_person on logbook_record (created_by, confirmation_at desc, id desc)
      where confirmation = 'returned'
  `.execute(db);
}
