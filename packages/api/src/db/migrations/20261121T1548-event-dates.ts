import { type Kysely, sql } from "kysely";

/** Indexes for pages of events by date, however many events there are; archived events have their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index voucher_event_dates on resource_access_voucher (event_at)
      where kind = 'event' and archived_at is null;
    create index voucher_archived_event_dates on resource_access_voucher (event_at)
      where kind = 'event' and archived_at is not null;
  `.execute(db);
}
