import { type Kysely, sql } from "kysely";

/** Adds events of stations, which are shown later, and whether two computers use a station's key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table station_event (
      id bigint generated always as identity primary key,
      station_id uuid not null references station on delete cascade,
      kind text not null check (kind in ('start', 'computer', 'away', 'clock', 'crash')),
      -- Names what caused it: said twice it is one event.
      cause text not null check (cause <> ''),
      at timestamptz(3) not null default now(),
      facts jsonb not null default '{}',
      constraint unique_station_events unique (station_id, kind, cause)
    );
    create index station_event_of_station on station_event (station_id, at desc, id desc);
    create index station_event_of_kind on station_event (station_id, kind, id desc);

    create index station_event_by_time on station_event (at);

    alter table station_state add column boot_id text;

    alter table station
      -- Since when two computers are known to speak with its key; null: none, or staff has decided.
      add column cloned_at timestamptz(3),
      -- What the computer says of itself that staff kept, after there were two.
      add column kept_computer text,
      -- When staff decided last: what was heard before does not count any more.
      add column kept_at timestamptz(3);

    create index operation_of_station_by_time on operation (station_id, requested_at desc, id) where station_id is not null;

    create index audit_log_of_station_keys on audit_log (subject, at desc, id desc)
      where action in ('station.created', 'station.changed', 'station.removed', 'station.token_made', 'station.enrolled',
        'station.revoked', 'station.cloned', 'station.machine_kept');

    alter table station_sign_in
      drop constraint station_sign_in_ended_by_check,
      add constraint station_sign_in_ended_by_check
        check (ended_by in ('station', 'person', 'next', 'expired', 'revoked', 'replay', 'staff'));
  `.execute(db);
}
