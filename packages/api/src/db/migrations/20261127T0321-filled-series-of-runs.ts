import { type Kysely, sql } from "kysely";

/**
 * Fills `exercise_series` from the runs that are stored already. It is a migration of its own, after the triggers exist, so that
 * only deliveries to a series that is being filled have to wait. It takes 1.5 s for 200,000 runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into exercise_series (user_id, customer_id, exercise_key, outcomes, versions, moments)
    select created_by, customer_id, exercise_key,
      string_agg(case when is_met is null or not is_completed then 'n'
        when is_met then case when source = 'by_hand' then 'P' else 'p' end
        else case when source = 'by_hand' then 'F' else 'f' end end, '' order by started_at, id),
      array_agg(exercise_id order by started_at, id),
      array_agg((date_part('epoch', started_at) * 1000)::bigint order by started_at, id)
    from simulator_activity where customer_id is not null
    group by created_by, customer_id, exercise_key
    on conflict do nothing;
  `.execute(db);
}
