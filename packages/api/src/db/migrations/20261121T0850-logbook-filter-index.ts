import { type Kysely, sql } from "kysely";

/**
 * An index for filters by whole values in any combination, which helps if the value is rare: without it such a list reads every
 * record in the order of its page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index logbook_record_filters on logbook_record using gin (
      customer_id, intervention_type, organ_system, category, sub_category, modality_primary, complications
    ) with (fastupdate = off)
  `.execute(db);
}
