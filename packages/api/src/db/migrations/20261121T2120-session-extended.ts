import { type Kysely, sql } from "kysely";

/** Stores when a person last postponed the end of a session, so that a repeated request can be distinguished from a later one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vm_session add extended_at timestamptz`.execute(db);
}
