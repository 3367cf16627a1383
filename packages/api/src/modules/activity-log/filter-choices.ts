import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { json, statement, text } from "../../db/statement.ts";
import type { VistActivityExercise } from "../../graphql/generated/contract.ts";

const choicesStatement = statement(
  { code: text(), name: text(), exercises: json<readonly VistActivityExercise[]>() },
  () => sql`
    with exercise as (
      select distinct on (module.code, exercise.code) module.code as module, exercise.code, exercise.name, exercise.position
      from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
      order by module.code, exercise.code, module.id desc
    )
    select module.code, module.name, (
      select coalesce(json_agg(
        json_build_object('key', module.code || '/' || exercise.code, 'name', exercise.name)
        order by exercise.position, exercise.code
      ), '[]')
      from exercise where exercise.module = module.code
    ) as exercises
    from simulator_module module where module.is_newest
    order by module.name, module.code limit 500`,
);

/** The choices of the filters for runs (6.001): modules and exercises contain nothing personal, so everyone may read them. */
export function filterChoices(db: Db) {
  return choicesStatement.rows(db);
}
