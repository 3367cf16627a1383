import { type Kysely, sql } from "kysely";

/** Pages of events in the order of their dates, however many events there are; the archived have a section of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index voucher_event_dates on resource_access_voucher (event_at)
      where kind = 'event' and archived_at is null;
    create index voucher_archived_event_dates on resource_access_voucher (event_at)
      where kind = 'event' and archived_at is not null;
  `.execute(db);
}
