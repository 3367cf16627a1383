import { type Kysely, sql } from "kysely";

/** When its person moved the end of a session last: a press that comes twice is told from one that comes later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vm_session add extended_at timestamptz`.execute(db);
}
