import { type Kysely, sql } from "kysely";

/** An index for starts that led to no session, by their end, for the people who look after them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index vm_history_ended_starts on vm_history (updated_at desc, id desc)
      where prev_status in ('desired', 'starting') and new_status in ('off', 'idle', 'void') and started_by is not null
  `.execute(db);
}
