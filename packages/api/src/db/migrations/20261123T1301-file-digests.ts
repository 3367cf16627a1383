import { type Kysely, sql } from "kysely";

/** Adds the SHA-256 of a library file as it was sent and as it is stored. Earlier files have neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table storage_item
      add column sent_sha256 text check (sent_sha256 ~ '^[0-9a-f]{64}$'),
      -- Of what was read back from the store, and when.
      add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
      add column checked_at timestamptz(3),
      add constraint storage_item_checked check ((sha256 is null) = (checked_at is null));
    create index storage_item_unchecked on storage_item (id) where sent_sha256 is not null and checked_at is null;
  `.execute(db);
}
