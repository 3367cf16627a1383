import { type Kysely, sql } from "kysely";

/**
 * Creates imports of earlier logbooks. An imported record has the answer `imported`: it is not confirmed, and its attending is not
 * asked, so that every list of open requests leaves it out.
 *
 * contract: both checks of the answer are replaced by wider ones, which accept everything that the version before writes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table logbook_import (
      id uuid primary key,
      user_id uuid not null references app_user on delete cascade,
      customer_id int not null references customer,
      group_id int not null references customer_group,
      file_name text not null check (file_name <> '' and length(file_name) <= 200),
      requested_at timestamptz(3) not null,
      -- The rows that the person chose to import.
      row_count int not null check (row_count > 0),
      imported_count int not null default 0,
      -- Rows that could no longer be imported, each with its number and reason.
      refusals jsonb not null default '[]',
      -- How columns and values were mapped, for the person's next file with the same headings.
      mapping jsonb not null,
      imported_at timestamptz(3),
      undone_at timestamptz(3)
    );
    create index logbook_import_of_user on logbook_import (user_id, requested_at desc, id desc);
    create index logbook_import_of_group on logbook_import (group_id);
    create index logbook_import_of_customer on logbook_import (customer_id);

    -- Rows that wait to be imported; each is removed in the transaction that makes its record.
    create table logbook_import_row (
      import_id uuid not null references logbook_import on delete cascade,
      row_number int not null,
      record jsonb not null,
      primary key (import_id, row_number)
    );

    alter table logbook_record
      add column import_id uuid references logbook_import,
      add column import_row int,
      add constraint logbook_record_import_has_row check ((import_id is null) = (import_row is null)),
      drop constraint logbook_record_confirmation_check,
      add constraint logbook_record_confirmation_check check (confirmation in ('confirmed', 'returned', 'imported')),
      drop constraint logbook_record_answered_by_somebody,
      add constraint logbook_record_answered_by_somebody check (
        confirmation is null or confirmation = 'imported' or (confirmation_by is not null and confirmation_at is not null)
      ),
      add constraint logbook_record_imported_from_somewhere
        check (confirmation is distinct from 'imported' or import_id is not null);
    create unique index logbook_record_of_import on logbook_record (import_id, import_row) where import_id is not null;
  `.execute(db);
}
