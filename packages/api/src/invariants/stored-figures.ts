import { sql } from "kysely";
import { outcomeLetter } from "../modules/progress/public.ts";
import type { Found, Invariant } from "./invariant.ts";

/** Figures that are stored a second time so that class pages read little must equal the rows from which they were computed. */
export const storedFigureInvariants: readonly Invariant[] = [
  {
    name: "the series of a person at an exercise is that of their runs",
    violations: sql<Found>`
      with made as (
        select created_by as user_id, customer_id, exercise_key,
          string_agg(${outcomeLetter}, '' order by started_at, id) as outcomes,
          array_agg(exercise_id order by started_at, id) as versions,
          array_agg((date_part('epoch', started_at) * 1000)::bigint order by started_at, id) as moments,
          array_agg(case when is_completed then progress end order by started_at, id) as scores
        from simulator_activity activity where customer_id is not null
        group by created_by, customer_id, exercise_key
      )
      select format('%s of person %s, institution %s', exercise_key, user_id, customer_id) as what,
        format('says %s, its runs are %s', series.outcomes, made.outcomes) as found
      from made full join exercise_series series using (user_id, customer_id, exercise_key)
      where (made.outcomes, made.versions, made.moments, made.scores)
        is distinct from (series.outcomes, series.versions, series.moments, series.scores)`,
  },
  {
    name: "the kind of a participant's case is that of the record",
    violations: sql<Found>`
      select format('place %s of record %s', part.position, part.record_id) as what,
        format('says %s, the record is %s %s', coalesce(kind.procedure_code, 'nothing'), record.procedure_code, record.category) as found
      from logbook_participant part join logbook_record record on record.id = part.record_id
      left join case_kind kind on kind.id = part.kind_id
      where (kind.intervention_type, kind.organ_system, kind.category, kind.sub_category, kind.procedure_code) is distinct from
        (record.intervention_type, record.organ_system, record.category, record.sub_category, record.procedure_code)`,
  },
];
