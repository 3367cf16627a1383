import { type Kysely, sql } from "kysely";

/**
 * Adds the UID by which calendars identify an event (RFC 5545, 3.8.4.7): it stays the same if the portal moves, and differs from
 * those of other installations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table resource_access_voucher add uid uuid not null default gen_random_uuid()`.execute(db);
}
