import { type Kysely, sql } from "kysely";

/**
 * The signatures of stations that served their request, so that none serves a second one, whichever process hears it. Each stands until it
 * would be refused for its age. Without a reference to the station: the lock on that row would cost more than the insert.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table station_signature (
      station_id uuid not null,
      unique_id text not null,
      ends_at timestamptz(3) not null,
      primary key (station_id, unique_id)
    );
    create index station_signature_by_end on station_signature (ends_at);
  `.execute(db);
}
