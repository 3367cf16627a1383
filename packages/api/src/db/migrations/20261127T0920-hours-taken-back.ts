import { type Kysely, sql } from "kysely";

/** Hours that were given to a person can be taken back: a refund without a session, which names the person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quota_entry
      drop constraint quota_entry_names_a_user,
      add constraint quota_entry_names_a_user
        check (user_id is null or kind in ('consume', 'give_back') or (kind = 'refund' and reason = 'TAKEN_BACK')),
      drop constraint quota_entry_says_why,
      add constraint quota_entry_says_why check (
        (kind in ('refund', 'give_back')) = (reason is not null)
        and (session_id is not null) = (reason is not null and (kind <> 'refund' or reason <> 'TAKEN_BACK'))
      );
  `.execute(db);
}
