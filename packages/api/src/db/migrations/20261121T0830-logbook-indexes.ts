import { type Kysely, sql } from "kysely";

/**
 * Indexes for the lists of records: of one person, of a group, of a customer, and of everyone. Each order has its index, so that
 * a page costs the same whatever the number of records.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index logbook_participant_of_user
      on logbook_participant (user_id, date_of_procedure desc, record_id desc) where user_id is not null;
    create index logbook_record_of_group on logbook_record (group_id, date_of_procedure desc, id desc);

    create index logbook_record_of_customer on logbook_record (customer_id, date_of_procedure desc, id desc);
    create index logbook_record_of_customer_by_hospital
      on logbook_record (customer_id, hospital_name, date_of_procedure desc, id desc);
    create index logbook_record_of_customer_by_attending
      on logbook_record (customer_id, sort_attending, date_of_procedure desc, id desc);
    create index logbook_record_of_customer_by_participants
      on logbook_record (customer_id, sort_participants, date_of_procedure desc, id desc);
    create index logbook_record_of_customer_by_procedure
      on logbook_record (customer_id, procedure_name, date_of_procedure desc, id desc);

    create index logbook_record_by_date on logbook_record (date_of_procedure desc, id desc);
    create index logbook_record_by_hospital on logbook_record (hospital_name, date_of_procedure desc, id desc);
    create index logbook_record_by_attending on logbook_record (sort_attending, date_of_procedure desc, id desc);
    create index logbook_record_by_participants
      on logbook_record (sort_participants, date_of_procedure desc, id desc);
    create index logbook_record_by_procedure on logbook_record (procedure_name, date_of_procedure desc, id desc);

    -- Without the pending list, which every search would have to read through.
    create index logbook_record_search_in_customer
      on logbook_record using gin (customer_id, search_text gin_trgm_ops) with (fastupdate = off);
    create index logbook_record_search
      on logbook_record using gin (search_text gin_trgm_ops) with (fastupdate = off);
  `.execute(db);
}
