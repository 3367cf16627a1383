import { type Kysely, sql } from "kysely";

const columns = sql`
  string_agg(case when is_met is null or not is_completed then 'n'
    when is_met then case when source = 'by_hand' then 'P' else 'p' end
    else case when source = 'by_hand' then 'F' else 'f' end end, '' order by started_at, id) as outcomes,
  array_agg(exercise_id order by started_at, id) as versions,
  array_agg((date_part('epoch', started_at) * 1000)::bigint order by started_at, id) as moments,
  array_agg(case when is_completed then progress end order by started_at, id) as scores`;

/**
 * Adds the share of criteria that each run met to the series, so that the table of a class reads one row for each person and
 * exercise instead of every run.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table exercise_series add column scores int[] not null default '{}';
    comment on column exercise_series.scores is 'In percent; null where a run was not completed or has no criteria.';

    create or replace function renew_exercise_series(users uuid[], customers int[], keys text[]) returns void language plpgsql as $$
      begin
        insert into exercise_series (user_id, customer_id, exercise_key, outcomes, versions, moments, scores)
        select changed.*, '', '{}', '{}', '{}' from unnest(users, customers, keys) changed(user_id, customer_id, key)
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
        set outcomes = renewed.outcomes, versions = renewed.versions, moments = renewed.moments, scores = renewed.scores
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

    create or replace function exercise_series_update() returns trigger language plpgsql as $$
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
              before.is_completed, before.is_met, before.source, before.progress) is distinct from
              (after.created_by, after.customer_id, after.exercise_key, after.exercise_id, after.started_at,
              after.is_completed, after.is_met, after.source, after.progress)
        ) touched
        having count(*) > 0;
        return null;
      end
    $$;
    update exercise_series series set scores = (
      select array_agg(case when is_completed then progress end order by started_at, id) from simulator_activity run
      where run.created_by = series.user_id and run.exercise_key = series.exercise_key and run.customer_id = series.customer_id
    );
  `.execute(db);
}
