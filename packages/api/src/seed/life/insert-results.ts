import { type CustomerId, type ExerciseId, instant, type KeycloakId } from "@cathedra/domain";
import { evaluate, type MeasuredRun, type MetricValues } from "@cathedra/domain/results";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** A run of an exercise that someone has made. */
export type SeedRun = {
  readonly id: string;
  readonly keycloakId: KeycloakId;
  readonly customerId: CustomerId;
  readonly exerciseId: ExerciseId;
  /** The start of the run in epoch milliseconds. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly isCompleted: boolean;
  readonly values: MetricValues;
};

function measured({ startedAt, endedAt, isCompleted, values }: SeedRun): MeasuredRun {
  return { startedAt: instant(startedAt), endedAt: instant(endedAt), isCompleted, values };
}

/** Inserts runs with their results, only if no one has run an exercise yet. */
export async function insertResults(tx: Tx, runs: readonly SeedRun[]): Promise<void> {
  const { rows } = await sql`select from simulator_activity limit 1`.execute(tx);
  if (rows.length > 0) return;
  const known = await tx.selectFrom("simulator_exercise").select(["id", "definition"]).execute();
  const definitions = new Map(known.map(({ id, definition }) => [id, definition]));
  const judged = runs.flatMap((run) => {
    const definition = definitions.get(run.exerciseId);
    return definition === undefined ? [] : [{ ...run, ...evaluate(definition, measured(run)) }];
  });
  await sql`
    with given as materialized (
      select given.*, person.id as person_id, exercise.code as exercise_code, exercise.name as exercise_name,
        module.code as module_code, module.name as module_name, module.version as module_version
      from json_to_recordset(${JSON.stringify(judged)}::json) given(id uuid, "keycloakId" text, "customerId" int,
        "exerciseId" int, "startedAt" float8, "endedAt" float8, "isCompleted" boolean, evaluated int, met int,
        progress int, "isMet" boolean, "valueCount" int, asked int, measured int, implausible jsonb, outcome text, values jsonb)
      join app_user person on person.keycloak_id = given."keycloakId"
      join simulator_exercise exercise on exercise.id = given."exerciseId"
      join simulator_module module on module.id = exercise.module_id
    ), stored as (
      insert into simulator_activity (id, created_by, run_id, customer_id, exercise_id, exercise_key, exercise_name,
        module_code, module_name, module_version, started_at, ended_at, total_time_s, is_completed, evaluated, met,
        progress, is_met, value_count, asked, measured, implausible, outcome, source)
      select id, person_id, id::text, "customerId", "exerciseId", module_code || '/' || exercise_code, exercise_name,
        module_code, module_name, module_version, to_timestamp("startedAt" / 1000), to_timestamp("endedAt" / 1000),
        round((("endedAt" - "startedAt") / 1000)::numeric), "isCompleted", evaluated, met, progress, "isMet",
        "valueCount", asked, measured, implausible, outcome, 'cloud_machine'
      from given
      returning id
    )
    insert into simulator_result (activity_id, metric_values)
    select id, values from given where id in (select id from stored)`.execute(tx);
}
