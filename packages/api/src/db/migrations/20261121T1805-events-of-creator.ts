import { type Kysely, sql } from "kysely";

/** The creator of an event is one of its organizers (X29); the index finds the events that a person has created. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index voucher_events_of_creator on resource_access_voucher (creator_id) where kind = 'event'
  `.execute(db);
}
