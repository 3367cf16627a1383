import { type Kysely, sql } from "kysely";

/**
 * When the last report of a machine was made, by its own clock in milliseconds, and the nonces of that instant: one that is
 * older, or has been heard, is refused by every process, also by one that has just started.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vm add report_at bigint, add report_nonces text[] not null default '{}'`.execute(db);
}
