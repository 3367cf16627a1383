import type { ExerciseId, Instant, SimulatorActivityId } from "@cathedra/domain";
import { outcomeWithCriteria } from "@cathedra/domain/messages";
import { type ExerciseDefinition, evaluate, type MetricValues } from "@cathedra/domain/results";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, filled, int, json, statement, timestamp, uuid } from "../../db/statement.ts";

const dueStatement = statement(
  {
    id: uuid<SimulatorActivityId>(),
    exerciseId: int<ExerciseId>(),
    startedAt: timestamp(),
    endedAt: timestamp(),
    isCompleted: bool(),
    definition: json<ExerciseDefinition>(),
    values: filled(json<MetricValues>()),
  },
  (batchSize: number) => sql`
    with due as materialized (
      select id from simulator_activity where outcome is null order by id limit ${batchSize} for update skip locked
    )
    select activity.id, activity.exercise_id as "exerciseId", activity.started_at as "startedAt",
      activity.ended_at as "endedAt", activity.is_completed as "isCompleted", exercise.definition,
      coalesce(result.metric_values, '{}') as values
    from due join simulator_activity activity on activity.id = due.id
    join simulator_exercise exercise on exercise.id = activity.exercise_id
    left join simulator_result result on result.activity_id = activity.id`,
  [1],
);

/**
 * Judges runs that were stored under former rules or by a process of the previous version, and corrects their notices. It works
 * in short transactions of a batch each, found by an index of only such runs; concurrent workers take different runs, and
 * repeating it changes nothing. Returns the number of judged runs.
 */
export async function judgeRuns(db: Db, signal?: AbortSignal, batchSize = 500): Promise<number> {
  let judged = 0;
  for (;;) {
    signal?.throwIfAborted();
    const count = await db.transaction().execute((tx) => judgeBatch(tx, batchSize));
    judged += count;
    if (count < batchSize) return judged;
  }
}

type DueRun = {
  readonly startedAt: Instant;
  readonly endedAt: Instant;
  readonly isCompleted: boolean;
  readonly values: MetricValues;
};

async function judgeBatch(tx: Tx, batchSize: number): Promise<number> {
  const due = await dueStatement.rows(tx, batchSize);
  if (due.length === 0) return 0;
  // Locks series before notices, in the order of a delivery, so that judging and a delivery cannot wait for each other.
  await sql`
    select from exercise_series series join simulator_activity run on run.created_by = series.user_id
      and run.customer_id = series.customer_id and run.exercise_key = series.exercise_key
    where run.id = any(${due.map(({ id }) => id)}::uuid[])
    order by series.user_id, series.customer_id, series.exercise_key for update of series`.execute(tx);
  const judged = due.map(
    ({ id, definition, ...run }: DueRun & { id: SimulatorActivityId; definition: ExerciseDefinition }) => {
      const evaluation = evaluate(definition, run);
      return { id, ...evaluation, told: outcomeWithCriteria(evaluation) };
    },
  );
  await sql`
    with judged as materialized (
      select * from json_to_recordset(${JSON.stringify(judged)}::json) judged(id uuid, "valueCount" int, asked int,
        measured int, implausible jsonb, evaluated int, met int, progress int, "isMet" boolean, outcome text, told text)
    ), stored as (
      update simulator_activity activity set value_count = judged."valueCount", asked = judged.asked,
        measured = judged.measured, implausible = judged.implausible, evaluated = judged.evaluated, met = judged.met,
        progress = judged.progress, is_met = judged."isMet", outcome = judged.outcome
      from judged where activity.id = judged.id
      returning activity.id, activity.created_by, activity.exercise_key, activity.started_at, judged.told
    )
    update notification set facts = notification.facts || jsonb_build_object('outcome', stored.told, 'met', null)
    from stored
    where notification.user_id = stored.created_by and notification.facts ->> 'activityId' = stored.id::text
      and notification.cause in ('result:' || stored.id,
        -- Told together, by the day in UTC.
        'result:' || stored.exercise_key || ':' || floor(extract(epoch from stored.started_at) / 86400)::bigint * 86400000)`.execute(
    tx,
  );
  return due.length;
}
