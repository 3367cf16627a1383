import { type Kysely, sql } from "kysely";

/**
 * Creates uploaded files, each with its uploader and its owner; a file without an owner is deleted by the sweep. Learning spaces
 * are the first owners, by their logos, and get a version for changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stored_file (
      id uuid primary key default gen_random_uuid(),
      purpose text not null check (purpose in ('learning_space_logo')),
      object_key text not null constraint unique_stored_file_keys unique,
      content_type text not null,
      size int not null check (size > 0),
      uploaded_by uuid references app_user on delete set null,
      uploaded_at timestamptz(3) not null default now(),
      -- Null: it belongs to nothing, since then.
      owner text check (owner <> ''),
      unowned_since timestamptz(3) default now(),
      constraint stored_file_is_owned_or_not check ((owner is null) <> (unowned_since is null))
    );
    create index stored_file_to_sweep on stored_file (unowned_since) where owner is null;
    create index stored_file_of_uploader on stored_file (uploaded_by) where owner is null;

    alter table learning_space
      add column logo_id uuid constraint unique_learning_space_logos unique references stored_file,
      add column modified_at timestamptz(3) not null default now(),
      add column modified_by uuid references app_user on delete set null;
  `.execute(db);
}
