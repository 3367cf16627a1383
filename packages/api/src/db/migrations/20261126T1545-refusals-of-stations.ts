import { type Kysely, sql } from "kysely";

/** Adds a refused client that is too old for the portal to the events of a station. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table station_event
      drop constraint station_event_kind_check,
      add constraint station_event_kind_check check (kind in ('start', 'computer', 'away', 'clock', 'crash', 'refused'))`.execute(
    db,
  );
}
