import { type Kysely, sql } from "kysely";

/** Who made an event is one of its organizers: their own events are found by it (X29). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index voucher_events_of_creator on resource_access_voucher (creator_id) where kind = 'event'
  `.execute(db);
}
