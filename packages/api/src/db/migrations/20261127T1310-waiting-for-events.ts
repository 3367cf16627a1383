import { type Kysely, sql } from "kysely";

/** Who has the page of an event open and waits for it to begin: since when, and when that was last heard. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table voucher_user add column waiting_since timestamptz(3), add column waiting_at timestamptz(3)
  `.execute(db);
}
