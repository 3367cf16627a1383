import { type Kysely, sql } from "kysely";

/** What a simulator calls a file for people, where its name does not say it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table activity_file add column title text check (title <> '')`.execute(db);
}
