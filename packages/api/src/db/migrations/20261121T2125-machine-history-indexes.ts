import { type Kysely, sql } from "kysely";

/** Indexes by which the status of a machine at a time, and the end of a session, are found without reading a long history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index vm_history_by_time on vm_history (vm_id, updated_at desc, id desc)`.execute(db);
  await sql`
    create index vm_history_of_session on vm_history (session_id, id) where session_id is not null
  `.execute(db);
}
