import { sql } from "kysely";
import { outcomeLetter } from "../modules/progress/public.ts";
import type { Found, Invariant } from "./invariant.ts";

/** The runs of simulators: the series that triggers keep of them. */
export const runInvariants: readonly Invariant[] = [
  {
    name: "the series of a person at an exercise is that of their runs",
    violations: sql<Found>`
      with made as (
        select created_by as user_id, customer_id, exercise_key,
          string_agg(${outcomeLetter}, '' order by started_at, id) as outcomes,
          array_agg(exercise_id order by started_at, id) as versions,
          array_agg((date_part('epoch', started_at) * 1000)::bigint order by started_at, id) as moments
        from simulator_activity activity where customer_id is not null
        group by created_by, customer_id, exercise_key
      )
      select format('%s of person %s, institution %s', exercise_key, user_id, customer_id) as what,
        format('says %s, its runs are %s', series.outcomes, made.outcomes) as found
      from made full join exercise_series series using (user_id, customer_id, exercise_key)
      where (made.outcomes, made.versions, made.moments)
        is distinct from (series.outcomes, series.versions, series.moments)`,
  },
];
