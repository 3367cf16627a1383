import { type Kysely, sql } from "kysely";

/** Adds the options with which the simulator is started for an exercise, from the exercise's definition. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table simulator_exercise add options text not null default ''`.execute(db);
}
