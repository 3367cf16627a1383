import { type Kysely, sql } from "kysely";

/**
 * Stores where a run comes from: its source, under the same name in all tables, and the station's session and the launch that it
 * belongs to. contract: processes of the previous version do not read the source; a trigger translates what they still write.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function name_run_source() returns trigger language plpgsql as $$
    begin
      new.source := case new.source when 'cloud' then 'cloud_machine' when 'person' then 'by_hand' else new.source end;
      return new;
    end $$;
    create trigger name_run_source before insert or update on simulator_activity
      for each row when (new.source in ('cloud', 'person')) execute function name_run_source();
    alter table simulator_activity drop constraint simulator_activity_source_check;
    -- Rows of before are translated by the next migration, which holds no lock on the table while it does.
    alter table simulator_activity add constraint simulator_activity_source_check
      check (source in ('cloud_machine', 'station', 'by_hand')) not valid;

    -- What a person's page asks for before an exercise is started on a simulator: the right to deliver one run.
    create table simulator_launch (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references app_user on delete cascade,
      exercise_id int not null references simulator_exercise,
      -- Null: it was not asked for in a session of a station.
      station_id uuid references station,
      station_sign_in_id uuid references station_sign_in on delete set null,
      launched_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      check (expires_at > launched_at)
    );
    create index simulator_launch_of_user on simulator_launch (user_id);
    create index simulator_launch_of_exercise on simulator_launch (exercise_id);
    create index simulator_launch_of_station on simulator_launch (station_id) where station_id is not null;
    create index simulator_launch_of_sign_in on simulator_launch (station_sign_in_id) where station_sign_in_id is not null;
    create index simulator_launch_to_sweep on simulator_launch (expires_at);

    alter table simulator_activity
      add column station_sign_in_id uuid references station_sign_in on delete set null,
      add column launch_id uuid references simulator_launch on delete set null;
    create unique index one_run_a_launch on simulator_activity (launch_id) where launch_id is not null;
    create index simulator_activity_of_sign_in on simulator_activity (station_sign_in_id) where station_sign_in_id is not null;
  `.execute(db);
}
