import { type Kysely, sql } from "kysely";

/**
 * Indexes for totals of a group, which read thousands of cases at once: all columns are in the index, and an institution's
 * entries are adjacent, so that the table is not read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index logbook_record_kinds on logbook_record (customer_id, id)
      include (intervention_type, organ_system, category, sub_category, procedure_code);

    drop index logbook_participant_of_user;
    create index logbook_participant_of_user
      on logbook_participant (user_id, date_of_procedure desc, record_id desc) include (position, role, level)
      where user_id is not null;
  `.execute(db);
}
