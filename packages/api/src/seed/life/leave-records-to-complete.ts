import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Takes the outcome from the latest unanswered records of each author, as if they had been saved in a hurry. */
export async function leaveRecordsToComplete(tx: Tx): Promise<void> {
  await sql`
    with latest as (
      select id, row_number() over (partition by created_by order by date_of_procedure desc, id desc) as nth
      from logbook_record where confirmation is null
    )
    update logbook_record record set needs_completion = true, success = null, success_comments = null,
      complications = null, complications_comments = null
    from latest where latest.id = record.id and latest.nth <= 2`.execute(tx);
}
