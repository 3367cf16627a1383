import { type Kysely, sql } from "kysely";

/**
 * Adds thumbnails of pictures, which are tried a limited number of times; a recording may have one of its pictures as its poster.
 * The stored objects of a deleted file, by whatever cascade, are marked as unowned, so that the sweep deletes them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table activity_file
      -- The name of the picture of the same activity that stands for a recording.
      add column poster text,
      add column thumbnail_tries int not null default 0,
      -- Why there will be no thumbnail.
      add column thumbnail_refusal text check (thumbnail_refusal in ('unreadable', 'given_up'));
    create index activity_file_awaits_thumbnail on activity_file (activity_id)
      where (kind = 'image' or poster is not null) and thumbnail_key is null and thumbnail_refusal is null;

    create index file_delivery_to_forget on file_delivery (done_at) where done_at is not null;

    -- Objects of the store that belong to nothing any more.
    create table unowned_object (
      key text primary key,
      unowned_since timestamptz(3) not null default now()
    );
    create index unowned_object_to_sweep on unowned_object (unowned_since);

    create function note_unowned_objects() returns trigger language plpgsql as $$
    begin
      insert into unowned_object (key)
      select object_key from gone
      union
      -- Where one is being made just now, it will be there.
      select coalesce(thumbnail_key, object_key || '.thumbnail.webp') from gone where kind in ('image', 'recording')
      on conflict (key) do nothing;
      return null;
    end $$;
    create trigger note_unowned_objects after delete on activity_file
      referencing old table as gone for each statement execute function note_unowned_objects();
  `.execute(db);
}
