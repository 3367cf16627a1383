import { type Kysely, sql } from "kysely";

/**
 * Stores the signatures of stations' requests, so that no process accepts one twice. Each is kept until the request would be
 * refused as too old. There is no reference to the station, because locking its row would cost more than the insert.
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
