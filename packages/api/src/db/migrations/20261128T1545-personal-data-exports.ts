import { type Kysely, sql } from "kysely";

/**
 * Archives with everything about a person, which they requested. A row without an object is still being made, or was not; the
 * row goes with its archive, and the archive with its row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table personal_data_export (
      id uuid primary key,
      user_id uuid not null references app_user on delete cascade,
      requested_at timestamptz(3) not null,
      -- How often a worker has begun it; each attempt has a key of its own in the store.
      attempts int not null default 0,
      ready_at timestamptz(3),
      expires_at timestamptz(3),
      object_key text unique,
      size bigint check (size > 0),
      check ((object_key is null) = (ready_at is null)),
      check ((object_key is null) = (expires_at is null)),
      check ((object_key is null) = (size is null))
    );
    create index personal_data_export_of_person on personal_data_export (user_id, requested_at desc);
    create index personal_data_export_to_delete on personal_data_export (requested_at);
    create trigger note_unowned_object after delete or update of object_key on personal_data_export
      for each row execute function note_unowned_object();
  `.execute(db);
}
