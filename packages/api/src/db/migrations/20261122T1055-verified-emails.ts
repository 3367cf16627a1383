import { type Kysely, sql } from "kysely";

/**
 * Adds whether the identity service has verified a person's address. For existing people that is unknown until their next
 * request, and until then the address grants no rights.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column email_verified boolean not null default false`.execute(db);
}
