import type { ExerciseId, SimulatorModuleId } from "@cathedra/domain";
import type { ExerciseDefinition } from "@cathedra/domain/results";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, int, json, type RowsOf, statement, text } from "../../db/statement.ts";

/** An exercise of one version of a module as the API represents it. */
export type SimulationView = RowsOf<typeof simulationsStatement>;

const simulationsStatement = statement(
  {
    id: int<ExerciseId>(),
    code: text(),
    name: text(),
    description: text(),
    isCaseCreator: bool(),
    definition: json<ExerciseDefinition>(),
    moduleId: int<SimulatorModuleId>(),
    moduleCode: text(),
    moduleName: text(),
    moduleVersion: text(),
  },
  (ids: readonly number[]) => sql`
    select exercise.id, exercise.code, exercise.name, exercise.description, exercise.is_case_creator as "isCaseCreator",
      exercise.definition, module.id as "moduleId", module.code as "moduleCode", module.name as "moduleName",
      module.version as "moduleVersion"
    from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
    where exercise.id = any(${ids}::int[])`,
);

/** An exercise by its number, with its metrics and benchmarks (6.006, 12.010), in one statement; undefined if there is none. */
export function findSimulation(db: Db | Tx, id: number): Promise<SimulationView | undefined> {
  return simulationsStatement.first(db, [id]);
}

/** The simulations with these ids, in one statement. */
export async function simulationsOf(
  db: Db | Tx,
  ids: readonly ExerciseId[],
): Promise<ReadonlyMap<ExerciseId, SimulationView>> {
  const rows = await simulationsStatement.rows(db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}

const heldStatement = statement(
  { definition: json<ExerciseDefinition>() },
  (id: ExerciseId) => sql`select definition from simulator_exercise where id = ${id} for key share`,
);

/**
 * Whether an exercise still has the definition that was read; locks it until the transaction ends, so that no import changes it
 * before the result is written.
 */
export async function stillDefines(
  tx: Tx,
  { id, definition }: Pick<SimulationView, "id" | "definition">,
): Promise<boolean> {
  const held = await heldStatement.first(tx, id);
  return held !== undefined && JSON.stringify(held.definition) === JSON.stringify(definition);
}
