import { type Kysely, sql } from "kysely";

/** Modules are sorted by when a version became known (X98), which an import of other texts does not change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table simulator_module add column created_at timestamptz(3) not null default now();
    update simulator_module set created_at = imported_at;
  `.execute(db);
}
