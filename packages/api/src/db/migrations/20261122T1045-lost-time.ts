import { type Kysely, sql } from "kysely";

/**
 * Adds the refund of time that was lost by our fault (0060): what a session has refunded to its person, and the ledger entries
 * for it with reason and session. Adds when someone's page last reported that it is in the room (0063), and an index that finds
 * machines that were turned on without reading the history (0062).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table vm_session add given_back_s int not null default 0,
      add constraint gives_back_what_it_took check (given_back_s between 0 and coalesce(used_s, 0));
    alter table vm add room_seen_at timestamptz(3);
    create index vm_history_of_power_on on vm_history (id desc)
      where prev_status = 'off' and new_status in ('void', 'desired');
    alter table quota_entry add session_id uuid, add reason text,
      drop constraint quota_entry_kind_check,
      add constraint quota_entry_kind_check
        check (kind in ('top_up', 'reserve', 'consume', 'release', 'refund', 'give_back')),
      drop constraint quota_entry_check2,
      add constraint quota_entry_names_a_user check (user_id is null or kind in ('consume', 'give_back')),
      add constraint quota_entry_says_why
        check ((kind in ('refund', 'give_back')) = (reason is not null) and (reason is null) = (session_id is null));
  `.execute(db);
}
