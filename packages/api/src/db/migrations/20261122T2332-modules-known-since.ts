import { type Kysely, sql } from "kysely";

/**
 * Adds when a version of a module became known, by which modules are sorted (X98); importing changed texts does not change it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table simulator_module add column created_at timestamptz(3) not null default now();
    update simulator_module set created_at = imported_at;
  `.execute(db);
}
