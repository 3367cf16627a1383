import type { Instant } from "@cathedra/domain";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";

type Seed = {
  readonly kind: "course" | "exercise" | "records";
  readonly course?: string;
  readonly name?: string;
  /** The due day, in days from today. */
  readonly due: number;
  readonly step?: number;
};

/** Assignments of every kind and every status: done, due, late, and waiting for an earlier step. */
const seeds: readonly Seed[] = [
  { kind: "course", course: "EVA-101", due: -6 },
  { kind: "course", course: "EVA-201", due: 5, step: 1 },
  { kind: "course", course: "EVA-401", due: 26, step: 2 },
  { kind: "course", course: "NEU-101", due: -2 },
  { kind: "exercise", due: 19 },
  { kind: "records", name: "Arterial cases as operator", due: 33 },
];

/** Inserts assignments into each group that has an admin and these courses, as the admin has made them a fortnight ago. */
export async function insertAssignments(tx: Tx, now: Instant): Promise<void> {
  await sql`
    insert into assignment (group_id, kind, course_id, exercise_key, name, intervention_type, roles, minimum, counts_from,
      due_on, step, is_for_all, created_by, created_at, modified_by, modified_at, asked_at)
    select admin.group_id, seed.kind, given.course_id, case when seed.kind = 'exercise' then exercise.key end, seed.name,
      case when seed.kind = 'records' then 'Arterial Interventions' end,
      case when seed.kind = 'records' then array['Operator'] else '{}' end,
      case when seed.kind = 'records' then 12 end, case when seed.kind = 'records' then today.day - 60 end,
      today.day + seed.due, seed.step, true, admin.user_id, today.made, admin.user_id, today.made, today.made
    from (
      select distinct on (group_id) group_id, user_id from customer_group_member where role = 'admin'
      order by group_id, user_id
    ) admin
    cross join json_to_recordset(${JSON.stringify(seeds)}::json) as seed (kind text, course text, name text, due int, step int)
    cross join (
      select (${toTimestamp(now)}::timestamptz at time zone 'UTC')::date as day, ${toTimestamp(now)}::timestamptz - interval '14 days' as made
    ) today
    cross join lateral (
      select module.code || '/' || exercise.code as key
      from simulator_module module join simulator_exercise exercise on exercise.module_id = module.id
      where module.is_newest order by module.name, exercise.position, exercise.id limit 1
    ) exercise
    left join course on course.code = seed.course
    left join group_course given on given.group_id = admin.group_id and given.course_id = course.id
    where (seed.course is null or given.course_id is not null) and not exists (select from assignment)`.execute(
    tx,
  );
}
