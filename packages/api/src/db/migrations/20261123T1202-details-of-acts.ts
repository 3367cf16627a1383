import { type Kysely, sql } from "kysely";

/** What an act of the log says of itself beside what was before and after: a column that is added without a look at the rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_log add column details jsonb`.execute(db);
}
