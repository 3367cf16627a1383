import { type Kysely, sql } from "kysely";

/**
 * A confirmation stores who gave it, in what capacity, when, and what was confirmed. A record stores whom it asks: after a merge
 * the record is listed with the remaining entry, and still asks the address of the entry that its author named.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table logbook_confirmation (
      record_id uuid primary key references logbook_record (id) on delete cascade,
      confirmed_by uuid not null references app_user (id),
      confirmer_name text not null,
      confirmer_address text not null,
      capacity text not null check (capacity in ('attending')),
      confirmed_at timestamptz(3) not null,
      -- The record's version, and the names that it showed then.
      record_version timestamptz(3) not null,
      attending_first_name text not null,
      attending_last_name text not null,
      hospital_name text not null,
      procedure_name text not null,
      -- False: written when this came, of a record that was confirmed before, by the names of that day.
      is_of_its_time boolean not null default true
    );
    create index logbook_confirmation_by on logbook_confirmation (confirmed_by);
    insert into logbook_confirmation
    select record.id, person.id, trim(person.first_name || ' ' || person.last_name), person.email, 'attending',
      record.confirmation_at, record.modified_at, record.attending_first_name, record.attending_last_name,
      record.hospital_name, record.procedure_name, false
    from logbook_record record join app_user person on person.id = record.confirmation_by
    where record.confirmation = 'confirmed';

    -- The entry whose address is asked, where that is not the one that the record is listed with.
    alter table logbook_record add column asked_attending_id uuid references attending (id);
    create index logbook_record_asked_attending on logbook_record (asked_attending_id) where asked_attending_id is not null;
    -- What waits for an attending and what they have answered, by the entry that is asked.
    create index logbook_record_asked_open
      on logbook_record ((coalesce(asked_attending_id, attending_id)), asked_at, id) include (created_by) where confirmation is null;
    create index logbook_record_asked_open_of_trainee
      on logbook_record ((coalesce(asked_attending_id, attending_id)), created_by, asked_at, id) where confirmation is null;
    create index logbook_record_asked_answered
      on logbook_record ((coalesce(asked_attending_id, attending_id)), confirmation, confirmation_at desc, id desc)
      where confirmation is not null;
    create index logbook_record_asked_reopening
      on logbook_record ((coalesce(asked_attending_id, attending_id)), confirmation_at desc, id desc)
      where reopening_word is not null;
    create index attending_that_answers on attending (lower(email))
      where email is not null and (removed_at is null or merged_into is not null);
  `.execute(db);
}
