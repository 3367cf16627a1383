import { type Kysely, sql } from "kysely";

/**
 * Copies the customer of a record to its participants, so that an index finds the own records of a customer's admin elsewhere
 * without reading each record. A record never changes its group, so the copies stay valid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table logbook_participant add column customer_id int, add column group_id int;
    update logbook_participant part set customer_id = record.customer_id, group_id = record.group_id
      from logbook_record record where record.id = part.record_id;
    alter table logbook_participant alter column customer_id set not null, alter column group_id set not null;
    comment on column logbook_participant.customer_id is 'Of the record, which never leaves its group.';
    comment on column logbook_participant.group_id is 'Of the record, which never leaves its group.';

    drop index logbook_participant_of_user;
    create index logbook_participant_of_user
      on logbook_participant (user_id, date_of_procedure desc, record_id desc)
      include (position, role, level, customer_id, group_id) where user_id is not null;
  `.execute(db);
}
