import type { VoucherId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Gives an event these organizers and no others: addresses as they are compared. */
export async function writeOrganizers(tx: Tx, id: VoucherId, emails: readonly string[]): Promise<void> {
  await sql`
    with gone as (
      delete from voucher_organizer where voucher_id = ${id} and email <> all(${emails}::text[])
    )
    insert into voucher_organizer (voucher_id, email)
    select ${id}, email from unnest(${emails}::text[]) as email where email <> ''
    on conflict do nothing`.execute(tx);
}
