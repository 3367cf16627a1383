import { type Kysely, sql } from "kysely";

/**
 * Adds the confirmation of records by their attendings. The state of a request is in the record itself, so that lists and totals
 * read no second table. Existing records are requested from this moment on without being written: the new columns are empty, and
 * the time of the request is a constant default.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table logbook_record
      -- Since when its attending is asked; in what order records wait.
      add column asked_at timestamptz(3) not null default now(),
      -- What the attending said of this version; null: nothing yet.
      add column confirmation text check (confirmation in ('confirmed', 'returned')),
      -- Who answered last and when; of a record that was mended since, what its attending said of it before.
      add column confirmation_by uuid references app_user,
      add column confirmation_at timestamptz(3),
      add column confirmation_word text check (confirmation_word <> ''),
      -- With what word its writer asks to have a confirmed one opened again.
      add column reopening_word text check (reopening_word <> ''),
      add constraint logbook_record_answered_by_somebody
        check (confirmation is null or (confirmation_by is not null and confirmation_at is not null)),
      add constraint logbook_record_returned_with_a_word
        check (confirmation is distinct from 'returned' or confirmation_word is not null),
      add constraint logbook_record_confirmed_by_another
        check (confirmation is distinct from 'confirmed' or confirmation_by <> created_by),
      add constraint logbook_record_reopening_of_confirmed
        check (reopening_word is null or confirmation is not distinct from 'confirmed');

    -- What waits for an attending, longest first, and of one trainee.
    create index logbook_record_to_confirm
      on logbook_record (attending_id, asked_at, id) include (created_by) where confirmation is null;
    create index logbook_record_to_confirm_of_trainee
      on logbook_record (attending_id, created_by, asked_at, id) where confirmation is null;
    -- What an attending has answered, latest first.
    create index logbook_record_answered
      on logbook_record (attending_id, confirmation, confirmation_at desc, id desc) where confirmation is not null;
    create index logbook_record_reopening
      on logbook_record (attending_id, confirmation_at desc, id desc) where reopening_word is not null;

    -- Totals may count confirmed cases alone, from the same index.
    drop index logbook_record_kinds;
    create index logbook_record_kinds on logbook_record (customer_id, id)
      include (intervention_type, organ_system, category, sub_category, procedure_code, confirmation);

    create index attending_of_address on attending (lower(email)) where email is not null and removed_at is null;

    -- Whom we wrote to about records that wait, by their address: an attending needs no account to be written to.
    create table logbook_confirmation_mail (
      address text primary key check (address <> '' and address = lower(address)),
      -- In the link that ends the mails, for whoever has one of them.
      stop_key text not null constraint unique_confirmation_mail_stop_keys unique,
      last_sent_at timestamptz(3),
      stopped_at timestamptz(3)
    );
  `.execute(db);
}
