import { type Kysely, sql } from "kysely";

/** Adds an index of people by name, in which a list of few among many matches ends early. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index app_user_by_name on app_user (last_name, first_name, id)`.execute(db);
}
