import { type Kysely, sql } from "kysely";

/** Who was an event's organizer and is none any longer: the event is in their calendar still, and they may take it off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table voucher_former_organizer (
      voucher_id int not null references resource_access_voucher (id) on delete cascade,
      email text not null,
      primary key (voucher_id, email)
    )
  `.execute(db);
}
