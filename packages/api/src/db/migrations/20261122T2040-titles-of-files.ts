import { type Kysely, sql } from "kysely";

/** Adds the name that a simulator gives a file for people, if the file name does not say it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table activity_file add column title text check (title <> '')`.execute(db);
}
