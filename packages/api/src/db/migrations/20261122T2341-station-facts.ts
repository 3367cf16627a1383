import { type Kysely, sql } from "kysely";

/** Adds a hash of the facts that a station reported last, and an index of the logs that are still being uploaded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The station's own word for what it last said: it is asked again where it says another.
    alter table station_facts add column facts_hash text;

    create index station_log_under_way on station_log (begun_at) where done_at is null;

    -- What is kept of a log goes with its row.
    create function note_unowned_station_log() returns trigger language plpgsql as $$
    begin
      insert into unowned_object (key) values (old.object_key) on conflict do nothing;
      insert into unowned_object (key)
        select old.object_key || '.' || piece from generate_series(0, old.size - 1, 1048576) piece
        where old.done_at is null on conflict do nothing;
      return old;
    end $$;
    create trigger note_unowned_station_log after delete on station_log
      for each row execute function note_unowned_station_log();
  `.execute(db);
}
