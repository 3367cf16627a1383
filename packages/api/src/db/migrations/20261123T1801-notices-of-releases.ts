import { type Kysely, sql } from "kysely";

/** Notices of software are found by their cause, when a release is withdrawn and what was told of it is taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index notification_of_software on notification (cause) where kind = 'software_update'`.execute(
    db,
  );
}
