import { type Kysely, sql } from "kysely";

/** Stores former organizers of an event: the event is still in their calendar, and they may remove it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table voucher_former_organizer (
      voucher_id int not null references resource_access_voucher (id) on delete cascade,
      email text not null,
      primary key (voucher_id, email)
    )
  `.execute(db);
}
