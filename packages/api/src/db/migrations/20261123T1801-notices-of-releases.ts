import { type Kysely, sql } from "kysely";

/** An index by the cause of software notices, so that they are removed when a release is withdrawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index notification_of_software on notification (cause) where kind = 'software_update'`.execute(
    db,
  );
}
