import { type Kysely, sql } from "kysely";

/** What the simulator is started with beside the exercise itself, as its definition says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table simulator_exercise add options text not null default ''`.execute(db);
}
