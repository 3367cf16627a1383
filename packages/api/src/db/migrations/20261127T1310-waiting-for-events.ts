import { type Kysely, sql } from "kysely";

/** Adds who has the page of an event open and waits for the event: since when, and when that was last reported. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table voucher_user add column waiting_since timestamptz(3), add column waiting_at timestamptz(3)
  `.execute(db);
}
