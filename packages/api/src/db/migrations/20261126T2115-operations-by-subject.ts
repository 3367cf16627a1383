import { type Kysely, sql } from "kysely";

/** An index for the latest operation about a subject, such as the last reading of a class, however many there are of its kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index operation_of_subject on operation (kind, subject, requested_at desc, id desc) where subject <> ''
  `.execute(db);
}
