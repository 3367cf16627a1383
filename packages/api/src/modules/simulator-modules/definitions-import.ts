import { mayKeepSimulatorModules } from "@cathedra/domain/access";
import {
  compareDefinitions,
  type Definitions,
  definitionsKind,
  type StoredDefinitions,
  type StoredExercise,
} from "@cathedra/domain/results/import";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { lockKey } from "../../db/locked-transaction.ts";
import { json, statement, text } from "../../db/statement.ts";
import { createImporter } from "../imports/public.ts";
import { writeDefinitions } from "./write-definitions.ts";

const storedModulesStatement = statement(
  {
    code: text(),
    version: text(),
    name: text(),
    description: text(),
    resultFormatVersion: text(),
    exercises: json<readonly StoredExercise[]>(),
  },
  (versions: readonly { readonly code: string; readonly version: string }[]) => sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(versions)}::json) given(code text, version text)
    )
    select module.code, module.version, module.name, module.description,
      module.result_format_version as "resultFormatVersion", (
        select coalesce(json_agg(json_build_object(
          'code', exercise.code, 'name', exercise.name, 'description', exercise.description,
          'options', exercise.options, 'isCaseCreator', exercise.is_case_creator,
          'cloudCase', exercise.cloud_case_id, 'definition', exercise.definition,
          'hasResults', exists (select from simulator_activity activity where activity.exercise_id = exercise.id)
        ) order by exercise.position, exercise.id), '[]')
        from simulator_exercise exercise
        where exercise.module_id = module.id and (module.code, module.version) in (select code, version from given)
      ) as exercises
    from simulator_module module where module.code in (select code from given)`,
);

const casesStatement = statement(
  { id: text() },
  (ids: readonly string[]) => sql`select id from cloud_case where id = any(${ids}::text[])`,
);

/** Modules of the simulator with their exercises, metrics and benchmarks, by version (6.006, 12.006). */
export const definitionsImport = createImporter({
  name: "simulator-definitions",
  document: definitionsKind,
  mayImport: mayKeepSimulatorModules,
  action: "simulator_modules.imported",
  lockKeys: [lockKey("modules")],
  lock: lockDefinitions,
  compare: async (db, document) => compareDefinitions(document, await storedDefinitions(db, document)),
  write: writeDefinitions,
});

/**
 * The stored definitions of a document's modules: completely for the versions that it names, and only the names of other
 * versions.
 */
async function storedDefinitions(db: Db | Tx, { modules }: Definitions): Promise<StoredDefinitions> {
  const named = modules.map(({ code, version }) => ({ code, version }));
  const cloudCases = modules.flatMap(({ exercises }) =>
    exercises.flatMap(({ cloudCase }) => cloudCase ?? []),
  );
  const [stored, cases] = [
    await storedModulesStatement.rows(db, named),
    await casesStatement.rows(db, [...new Set(cloudCases)]),
  ];
  return { modules: stored, cloudCases: new Set(cases.map(({ id }) => id)) };
}

/**
 * Serialises imports over all processes, and blocks results of the document's exercises until the import is done, because a
 * result locks its exercise.
 */
async function lockDefinitions(tx: Tx, { modules }: Definitions): Promise<void> {
  await sql`lock table simulator_module in share row exclusive mode`.execute(tx);
  const codes = modules.map(({ code }) => code);
  await sql`
    select from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
    where module.code = any(${codes}::text[]) order by exercise.id for update of exercise`.execute(tx);
}
