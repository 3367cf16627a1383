import type { CaseId, ExerciseId, SimulatorModuleId } from "@cathedra/domain";
import type { ExerciseDefinition } from "@cathedra/domain/results";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";

/** Modules of the simulator with what their exercises measure. */
export type SeedSimulatorModule = {
  readonly id: SimulatorModuleId;
  readonly code: string;
  readonly version: string;
  readonly isNewest: boolean;
  readonly name: string;
  readonly description: string;
  readonly resultFormatVersion: string;
  readonly exercises: readonly {
    readonly id: ExerciseId;
    readonly code: string;
    readonly name: string;
    readonly description: string;
    readonly cloudCaseId: CaseId | null;
    /** Whether the exercise starts the editor of cases. */
    readonly isCaseCreator?: boolean;
    readonly definition: ExerciseDefinition;
  }[];
};

/** Inserts modules, only if there are none, so that later imports are kept. */
export async function insertSimulatorModules(tx: Tx, modules: readonly SeedSimulatorModule[]): Promise<void> {
  const { rows } = await sql`select from simulator_module limit 1`.execute(tx);
  if (rows.length > 0) return;
  const exercises = modules.flatMap((module) =>
    module.exercises.map((exercise, position) => ({ ...exercise, moduleId: module.id, position })),
  );
  await sql`
    insert into simulator_module (id, code, version, name, description, result_format_version, is_newest)
    select id, code, version, name, description, "resultFormatVersion", "isNewest"
    from json_to_recordset(${JSON.stringify(modules)}::json)
      given(id int, code text, version text, name text, description text, "resultFormatVersion" text,
        "isNewest" boolean)`.execute(tx);
  await sql`
    insert into simulator_exercise (id, module_id, code, name, description, position, cloud_case_id, is_case_creator,
      definition)
    select id, "moduleId", code, name, description, position, "cloudCaseId", coalesce("isCaseCreator", false), definition
    from json_to_recordset(${JSON.stringify(exercises)}::json)
      given(id int, "moduleId" int, code text, name text, description text, position int, "cloudCaseId" text,
        "isCaseCreator" boolean, definition jsonb)`.execute(tx);
  await sql`
    select setval(pg_get_serial_sequence('simulator_module', 'id'), (select max(id) from simulator_module)),
      setval(pg_get_serial_sequence('simulator_exercise', 'id'), (select max(id) from simulator_exercise))`.execute(
    tx,
  );
}
