import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { readConfirmedContents } from "../../modules/confirmations/public.ts";

const returnedWith = "The access site was the left radial artery, not the right one. Please correct it.";
const reopeningWith = "I have chosen the wrong hospital.";

/**
 * Inserts the answers of attendings with an account to the records that name them. Of each author's records the latest and the
 * third wait, the second is returned, and older ones are confirmed; for the fifth its author asks to reopen it. Each answer is
 * half way between writing and now. `insertNotices` notifies the authors of returned records.
 */
export async function insertConfirmationAnswers(tx: Tx, now: number): Promise<void> {
  const at = new Date(now);
  await sql`
    with asked as (
      select record.id, person.id as by, person.first_name || ' ' || person.last_name as name,
        person.email,
        date_trunc('milliseconds', record.asked_at + (${at}::timestamptz - record.asked_at) / 2) as at,
        row_number() over (
          partition by record.attending_id, record.created_by order by record.date_of_procedure desc, record.id
        ) as nth
      from logbook_record record
      join attending entry on entry.id = record.attending_id and entry.removed_at is null
      join app_user person on lower(person.email) = lower(entry.email) and person.email_verified
      where person.id <> record.created_by and record.asked_at < ${at}
    ), answered as (
      update logbook_record record set confirmation = case nth when 2 then 'returned' else 'confirmed' end,
        confirmation_by = asked.by, confirmation_at = asked.at,
        confirmation_word = case nth when 2 then ${returnedWith} end,
        reopening_word = case nth when 5 then ${reopeningWith} end
      from asked where asked.id = record.id and nth not in (1, 3)
      returning record.id, created_by, procedure_name, date_of_procedure, confirmation, asked.at, asked.name, asked.by,
        asked.email, record.modified_at, attending_first_name, attending_last_name, hospital_name
    ), kept as (
      insert into logbook_confirmation (
        record_id, confirmed_by, confirmer_name, confirmer_address, capacity, confirmed_at, record_version,
        attending_first_name, attending_last_name, hospital_name, procedure_name
      )
      select id, by, name, email, 'attending', at, modified_at, attending_first_name, attending_last_name, hospital_name,
        procedure_name
      from answered where confirmation = 'confirmed'
    )
    select from answered`.execute(tx);
  await storeContents(tx);
}

/** Stores what the confirmed records show, in batches. */
async function storeContents(tx: Tx): Promise<void> {
  for (;;) {
    const rows = await tx
      .selectFrom("logbook_confirmation")
      .select("record_id")
      .where("content", "is", null)
      .limit(500)
      .execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ record_id }) => record_id);
    const contents = [...(await readConfirmedContents(tx, ids))].map(([id, content]) => ({ id, ...content }));
    await sql`
      update logbook_confirmation confirmation set content = stored.content, fingerprint = stored.fingerprint
      from json_to_recordset(${JSON.stringify(contents)}::json) stored (id uuid, content text, fingerprint text)
      where confirmation.record_id = stored.id`.execute(tx);
  }
}
