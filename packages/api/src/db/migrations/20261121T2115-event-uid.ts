import { type Kysely, sql } from "kysely";

/** What calendars know an event by (RFC 5545, 3.8.4.7): the same wherever the portal moves, and no other installation's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table resource_access_voucher add uid uuid not null default gen_random_uuid()`.execute(db);
}
