import type { SimulatorModuleId } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, json, statement } from "../../db/statement.ts";
import type { SimulatorExercise } from "../../graphql/generated/contract.ts";

/** The counting limit, because it only matters whether there are no, some or many results. */
const maxCounted = 1001;

/** How many results the matching exercises have, counted by an index up to the limit. */
export function countedResults(exercises: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(
    select count(*) from (
      select from simulator_activity activity where activity.exercise_id in (${exercises}) limit ${sql.lit(maxCounted)}
    ) counted
  )`;
}

const exercisesStatement = statement(
  { id: int<SimulatorModuleId>(), value: json<readonly SimulatorExercise[]>() },
  (ids: readonly SimulatorModuleId[]) => sql`
    select exercise.module_id as id, json_agg(json_build_object(
      'id', exercise.id, 'code', exercise.code, 'name', exercise.name, 'description', exercise.description,
      'options', exercise.options, 'isCaseCreator', exercise.is_case_creator, 'cloudCaseId', exercise.cloud_case_id,
      'metricCount', jsonb_array_length(exercise.definition -> 'metrics'),
      'benchmarkCount', jsonb_array_length(exercise.definition -> 'benchmarks'),
      'resultCount', ${countedResults(sql`exercise.id`)}
    ) order by exercise.position, exercise.id) as value
    from simulator_exercise exercise where exercise.module_id = any(${ids}::int[]) group by exercise.module_id`,
);

/** The exercises of each of these versions of modules, in one statement (12.006). */
export async function getExercises(
  db: Db,
  modules: readonly { readonly id: SimulatorModuleId }[],
): Promise<readonly (readonly SimulatorExercise[])[]> {
  const rows = await exercisesStatement.rows(
    db,
    modules.map(({ id }) => id),
  );
  const found = new Map(rows.map(({ id, value }) => [id, value]));
  return modules.map(({ id }) => found.get(id) ?? []);
}
