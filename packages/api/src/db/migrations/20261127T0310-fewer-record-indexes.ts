import { type Kysely, sql } from "kysely";

/**
 * Removes indexes of records that no statement needs, because each save wrote to all of them. A GIN index over several columns
 * finds texts of all customers as fast as one over the text alone, and an attending's open records are found by the asked entry
 * (`logbook_record_asked_…`) since records store it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index logbook_record_search, logbook_record_to_confirm, logbook_record_to_confirm_of_trainee,
      logbook_record_answered, logbook_record_reopening
  `.execute(db);
}
