import { type Kysely, sql } from "kysely";

/**
 * Adds the number of logged runs for each day, so that they need not be counted, and an index of a station's runs by their end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index simulator_activity_of_station_by_end on simulator_activity (station_id, ended_at desc, id)
      where station_id is not null;
    create index simulator_activity_of_stations_by_end on simulator_activity (ended_at) where station_id is not null;

    -- In parts, so that runs that come at once do not wait for each other.
    create table station_runs_by_day (
      day date not null,
      part int not null check (part between 0 and 7),
      runs int not null default 0,
      primary key (day, part)
    ) with (fillfactor = 70);

    insert into station_runs_by_day (day, part, runs)
    select (ended_at at time zone 'UTC')::date, 0, count(*) from simulator_activity where station_id is not null group by 1;

    create function count_station_runs() returns trigger language plpgsql as $$
    declare
      own_part int := pg_backend_pid() % 8;
    begin
      if tg_op = 'INSERT' then
        insert into station_runs_by_day (day, part, runs)
        select (ended_at at time zone 'UTC')::date, own_part, count(*) from added where station_id is not null group by 1 order by 1
        on conflict (day, part) do update set runs = station_runs_by_day.runs + excluded.runs;
      else
        insert into station_runs_by_day (day, part, runs)
        select (ended_at at time zone 'UTC')::date, own_part, -count(*) from gone where station_id is not null group by 1 order by 1
        on conflict (day, part) do update set runs = station_runs_by_day.runs + excluded.runs;
      end if;
      return null;
    end $$;
    create trigger count_station_runs_added after insert on simulator_activity
      referencing new table as added for each statement execute function count_station_runs();
    create trigger count_station_runs_gone after delete on simulator_activity
      referencing old table as gone for each statement execute function count_station_runs();
  `.execute(db);
}
