import { type Kysely, sql } from "kysely";

/**
 * Stores when the last report of a machine was made, by its own clock in milliseconds, and the nonces of that instant, so that
 * every process, even one that was just started, refuses an older or repeated report.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vm add report_at bigint, add report_nonces text[] not null default '{}'`.execute(db);
}
