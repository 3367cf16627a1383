import { type Kysely, sql } from "kysely";

/**
 * Whether a record lacks what a full one has, as its save found. Null in records that were not saved since, so that nobody is
 * asked to complete years of them. The index has only the records that are to be completed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table logbook_record add column needs_completion boolean`.execute(db);
  await sql`
    create index logbook_record_to_complete on logbook_record (created_by, date_of_procedure desc, id desc)
      where needs_completion
  `.execute(db);
}
