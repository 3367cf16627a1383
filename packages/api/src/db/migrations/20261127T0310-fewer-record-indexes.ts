import { type Kysely, sql } from "kysely";

/**
 * Indexes of records that no statement needs: each save wrote to all of them. An index over several columns of the GIN kind finds
 * texts of all customers as fast as one over the text alone, and what an attending has to answer is found by the entry that is
 * asked (`logbook_record_asked_…`) since a record keeps it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index logbook_record_search, logbook_record_to_confirm, logbook_record_to_confirm_of_trainee,
      logbook_record_answered, logbook_record_reopening
  `.execute(db);
}
