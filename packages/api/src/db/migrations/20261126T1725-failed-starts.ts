import { type Kysely, sql } from "kysely";

/** The starts that came to no session, by when they ended: for those who look after them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index vm_history_ended_starts on vm_history (updated_at desc, id desc)
      where prev_status in ('desired', 'starting') and new_status in ('off', 'idle', 'void') and started_by is not null
  `.execute(db);
}
