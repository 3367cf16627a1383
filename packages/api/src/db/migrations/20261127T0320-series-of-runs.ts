import { type Kysely, sql } from "kysely";

const columns = sql`
  string_agg(case when is_met is null or not is_completed then 'n'
    when is_met then case when source = 'by_hand' then 'P' else 'p' end
    else case when source = 'by_hand' then 'F' else 'f' end end, '' order by started_at, id) as outcomes,
  array_agg(exercise_id order by started_at, id) as versions,
  array_agg((date_part('epoch', started_at) * 1000)::bigint order by started_at, id) as moments`;

/**
 * All runs of a person at an exercise for an institution in one row, as standings are worked out from them: a letter for each
 * outcome, the versions and the times. A page about a class reads these rows instead of every run. They follow the runs, whoever
 * writes those; they know nothing of the rule of an institution, which is applied when they are read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exercise_series (
      user_id uuid not null references app_user on delete cascade,
      customer_id int not null references customer on delete cascade,
      exercise_key text not null,
      -- In the order of time: p(assed), f(ailed) or n(ot counted), a capital where it was delivered by hand.
      outcomes text not null,
      -- The version of the exercise, and when it began in milliseconds.
      versions int[] not null,
      moments bigint[] not null,
      primary key (user_id, customer_id, exercise_key)
    );
    create index exercise_series_of_customer on exercise_series (customer_id);

    -- The rows are locked first: of two who change runs of one series at once, the second one reads what the first one wrote.
    create function renew_exercise_series(users uuid[], customers int[], keys text[]) returns void language plpgsql as $$
      begin
        insert into exercise_series (user_id, customer_id, exercise_key, outcomes, versions, moments)
        select changed.*, '', '{}', '{}' from unnest(users, customers, keys) changed(user_id, customer_id, key)
        where exists (
          select from simulator_activity run
          where run.created_by = changed.user_id and run.exercise_key = changed.key and run.customer_id = changed.customer_id
        )
        order by 1, 2, 3
        on conflict do nothing;
        perform from exercise_series series
        join unnest(users, customers, keys) changed(user_id, customer_id, key)
          on (series.user_id, series.customer_id, series.exercise_key) = (changed.user_id, changed.customer_id, changed.key)
        order by series.user_id, series.customer_id, series.exercise_key for update of series;
        update exercise_series series
        set outcomes = renewed.outcomes, versions = renewed.versions, moments = renewed.moments
        from unnest(users, customers, keys) changed(user_id, customer_id, key)
        cross join lateral (
          select ${columns} from simulator_activity run
          where run.created_by = changed.user_id and run.exercise_key = changed.key and run.customer_id = changed.customer_id
          having count(*) > 0
        ) renewed
        where (series.user_id, series.customer_id, series.exercise_key) = (changed.user_id, changed.customer_id, changed.key);
        delete from exercise_series series using unnest(users, customers, keys) changed(user_id, customer_id, key)
        where (series.user_id, series.customer_id, series.exercise_key) = (changed.user_id, changed.customer_id, changed.key)
          and not exists (
            select from simulator_activity run
            where run.created_by = changed.user_id and run.exercise_key = changed.key
              and run.customer_id = changed.customer_id
          );
      end
    $$;

    create function exercise_series_change() returns trigger language plpgsql as $$
      begin
        perform renew_exercise_series(array_agg(created_by), array_agg(customer_id), array_agg(exercise_key))
        from (select distinct created_by, customer_id, exercise_key from changed where customer_id is not null) touched
        having count(*) > 0;
        return null;
      end
    $$;
    create function exercise_series_update() returns trigger language plpgsql as $$
      begin
        perform renew_exercise_series(array_agg(created_by), array_agg(customer_id), array_agg(exercise_key))
        from (
          select distinct run.created_by, run.customer_id, run.exercise_key
          from runs_before before join runs_after after using (id) cross join lateral (
            values (before.created_by, before.customer_id, before.exercise_key),
              (after.created_by, after.customer_id, after.exercise_key)
          ) run(created_by, customer_id, exercise_key)
          where run.customer_id is not null
            and (before.created_by, before.customer_id, before.exercise_key, before.exercise_id, before.started_at,
              before.is_completed, before.is_met, before.source) is distinct from
              (after.created_by, after.customer_id, after.exercise_key, after.exercise_id, after.started_at,
              after.is_completed, after.is_met, after.source)
        ) touched
        having count(*) > 0;
        return null;
      end
    $$;
    create trigger exercise_series_insert after insert on simulator_activity
      referencing new table as changed for each statement execute function exercise_series_change();
    create trigger exercise_series_delete after delete on simulator_activity
      referencing old table as changed for each statement execute function exercise_series_change();
    create trigger exercise_series_update after update on simulator_activity
      referencing old table as runs_before new table as runs_after for each statement execute function exercise_series_update();
  `.execute(db);
}
