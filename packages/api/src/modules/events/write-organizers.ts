import { emailKey, type VoucherId } from "@cathedra/domain";
import type { EventPerson } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";

/** Replaces the organizers of an event by these normalised addresses. Former organizers are remembered. */
export async function writeOrganizers(tx: Tx, id: VoucherId, emails: readonly string[]): Promise<void> {
  await sql`
    with gone as (
      delete from voucher_organizer where voucher_id = ${id} and email <> all(${emails}::text[])
      returning voucher_id, email
    ), former as (
      insert into voucher_former_organizer (voucher_id, email) select voucher_id, email from gone
      on conflict do nothing
    ), again as (
      delete from voucher_former_organizer where voucher_id = ${id} and email = any(${emails}::text[])
    )
    insert into voucher_organizer (voucher_id, email)
    select ${id}, email from unnest(${emails}::text[]) as email where email <> ''
    on conflict do nothing`.execute(tx);
}

/** Whether this address belonged to one of the event's organizers and was removed. */
export async function wasOrganizer(
  db: Db,
  id: VoucherId,
  { email, isEmailVerified }: Pick<EventPerson, "email" | "isEmailVerified">,
): Promise<boolean> {
  if (!isEmailVerified) return false;
  const row = await db
    .selectFrom("voucher_former_organizer")
    .select("email")
    .where("voucher_id", "=", id)
    .where("email", "=", emailKey(email))
    .executeTakeFirst();
  return row !== undefined;
}
