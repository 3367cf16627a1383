import { type Kysely, sql } from "kysely";

/** An index that finds with one look-up for what a machine was last turned on, however long its history is (0062). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index vm_history_of_power_on_by_vm on vm_history (vm_id, id desc)
      where prev_status = 'off' and new_status in ('void', 'desired')
  `.execute(db);
}
