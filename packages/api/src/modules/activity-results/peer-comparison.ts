import type { CustomerId, ExerciseId, GroupId } from "@cathedra/domain";
import { type Actor, groupsOfSpread } from "@cathedra/domain/access";
import { getSpread, type Spread } from "@cathedra/domain/results";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { filled, floats, statement, text } from "../../db/statement.ts";

/** The maximum number of people in a comparison, because more would not make it more accurate. */
const maxPeople = 500;

/** The peer group for a person's values: one version of an exercise at one customer. */
export type Comparison = { readonly exerciseId: ExerciseId; readonly customerId: CustomerId | null };

/**
 * The middle half of the values of the people whom the reader administers at a customer, by metric. Each person counts with one
 * value, that of their latest complete attempt. Values leave the database without names, and are returned only from five people
 * on.
 */
export async function spreadsAround(
  db: Db,
  reader: Actor,
  { exerciseId, customerId }: Comparison,
): Promise<ReadonlyMap<string, Spread>> {
  const groups = groupsOfSpread(reader, customerId);
  if (customerId === null || groups.length === 0) return new Map();
  const rows = await valuesStatement.rows(db, customerId, groups === "all" ? null : groups, exerciseId);
  return new Map(
    rows.flatMap(({ internalId, values }) => {
      const spread = getSpread(values);
      return spread === null ? [] : [[internalId, spread] as const];
    }),
  );
}

/** Reads the values person by person, each by an index; at most 500 people. */
const valuesStatement = statement(
  { internalId: filled(text()), values: filled(floats()) },
  (customerId: CustomerId, groups: readonly GroupId[] | null, exerciseId: ExerciseId) => sql`
    with people as materialized (
      select distinct member.user_id
      from customer_group join customer_group_member member on member.group_id = customer_group.id
      where customer_group.customer_id = ${customerId} and customer_group.removed_at is null
        and member.role = 'learner' and (${groups}::int[] is null or customer_group.id = any(${groups}::int[]))
      limit ${maxPeople}
    ),
    exercise as materialized (
      select module.code || '/' || exercise.code as key
      from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
      where exercise.id = ${exerciseId}
    )
    select metric.key as "internalId", array_agg(metric.value::float8) as values
    from people cross join lateral (
      select activity.id from simulator_activity activity
      where activity.created_by = people.user_id and activity.exercise_key = (select key from exercise)
        and activity.exercise_id = ${exerciseId} and activity.customer_id = ${customerId} and activity.is_completed
        and activity.implausible = '[]'
      order by activity.started_at desc limit 1
    ) latest
    join simulator_result result on result.activity_id = latest.id
    cross join lateral jsonb_each(result.metric_values) metric
    where jsonb_typeof(metric.value) = 'number'
    group by metric.key`,
  [1 as CustomerId, null, 101 as ExerciseId],
  [1 as CustomerId, [1 as GroupId], 101 as ExerciseId],
);
