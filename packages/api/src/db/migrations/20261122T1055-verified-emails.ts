import { type Kysely, sql } from "kysely";

/**
 * Whether the identity service has seen that an address is the person's. Of those who are here already nothing is known:
 * their next request brings it, and until then their address grants nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column email_verified boolean not null default false`.execute(db);
}
