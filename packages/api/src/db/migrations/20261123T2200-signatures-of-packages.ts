import { type Kysely, sql } from "kysely";

/** Adds the signature of a release's package and the public key of its signer. Earlier packages have neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table software_release
      add column signing_key text check (signing_key ~ '^[A-Za-z0-9_-]{43}$'),
      add column signature text check (signature ~ '^[A-Za-z0-9_-]{86}$'),
      add constraint software_release_signed check ((signing_key is null) = (signature is null));
  `.execute(db);
}
