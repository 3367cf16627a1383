import { type Kysely, sql } from "kysely";

/**
 * Adds further details of an act to the audit log, besides the values before and after; the column is added without reading the
 * rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_log add column details jsonb`.execute(db);
}
