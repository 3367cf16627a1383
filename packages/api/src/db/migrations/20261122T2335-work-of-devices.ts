import { type Kysely, sql } from "kysely";

/** Adds long-running work on stations: the station, its last report and its failures; and the name of a software package. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table operation
      -- Of work that a station does, and no worker of the portal.
      add column station_id uuid references station on delete cascade,
      -- Of the station's last report in this attempt.
      add column reported_seq int not null default 0,
      add column errors text[] not null default '{}';
    create index operation_of_station on operation (station_id) where outcome is null and station_id is not null;
    create index operation_about on operation (subject, kind, requested_at desc) where station_id is not null;

    drop trigger keep_ended_operation on operation;
    create trigger keep_ended_operation
      before update of kind, subject, attempt, seq, step, progress, lease_until, ended_at, outcome, reason,
        station_id, reported_seq, errors on operation
      for each row when (old.outcome is not null) execute function keep_ended_operation();

    alter table software_release add column package_name text;
    create index software_release_of_software on software_release (software_id, version_parts desc);

    -- What is stored for a release that is gone, or that was uploaded anew, is nobody's.
    create function note_unowned_object() returns trigger language plpgsql as $$
    begin
      if old.object_key is not null and (tg_op = 'DELETE' or old.object_key is distinct from new.object_key) then
        insert into unowned_object (key) values (old.object_key) on conflict (key) do nothing;
      end if;
      return null;
    end $$;
    create trigger note_unowned_object after delete or update of object_key on software_release
      for each row execute function note_unowned_object();
    create trigger note_unowned_object after delete or update of object_key on software_document
      for each row execute function note_unowned_object();`.execute(db);
}
