import { type Kysely, sql } from "kysely";

/** Adds what a failed request was to start: the kind and id of the thing, and the reason if a rule refused the start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table failed_request add column start_kind text, add column start_thing text, add column start_refusal text
  `.execute(db);
}
