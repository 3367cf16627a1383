import { type Kysely, sql } from "kysely";

/** What a machine was turned on for last is found by one look-up, however much it has done since (0062). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index vm_history_of_power_on_by_vm on vm_history (vm_id, id desc)
      where prev_status = 'off' and new_status in ('void', 'desired')
  `.execute(db);
}
