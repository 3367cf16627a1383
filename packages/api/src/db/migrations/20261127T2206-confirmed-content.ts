import { type Kysely, sql } from "kysely";

/**
 * A confirmation stores the content that was confirmed, as canonical JSON, and the SHA-256 of that text in hexadecimal digits. Earlier confirmations, and
 * those that a process of the previous version writes during the upgrade, have neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table logbook_confirmation add column content text, add column fingerprint text,
      add constraint logbook_confirmation_fingerprint check (
        (content is null) = (fingerprint is null) and fingerprint ~ '^[0-9a-f]{64}$'
      ) not valid;
    alter table logbook_confirmation validate constraint logbook_confirmation_fingerprint
  `.execute(db);
}
