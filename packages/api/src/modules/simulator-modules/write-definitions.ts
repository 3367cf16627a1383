import { createHash } from "node:crypto";
import { type DefinedModule, type DefinitionsPlan, newestVersion } from "@cathedra/domain/results/import";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { statement, text } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { Importing } from "../imports/public.ts";

/** Writes the modules of a plan that have changes: each version completely, as in the document. */
export async function writeDefinitions(
  tx: Tx,
  { touched }: DefinitionsPlan,
  importing: Importing,
): Promise<void> {
  await writeModules(tx, touched, importing);
  await writeExercises(tx, touched);
  await nameNewest(tx, [...new Set(touched.map(({ code }) => code))]);
}

async function writeModules(tx: Tx, modules: readonly DefinedModule[], { by, at }: Importing): Promise<void> {
  const rows = modules.map((module) => {
    const { exercises: _exercises, ...own } = module;
    return { ...own, fingerprint: createHash("sha256").update(JSON.stringify(module)).digest("hex") };
  });
  await sql`
    insert into simulator_module (code, version, name, description, result_format_version, fingerprint, is_newest,
      created_at, imported_at, imported_by)
    select code, version, name, description, "resultFormatVersion", fingerprint, false, ${toTimestamp(at)},
      ${toTimestamp(at)}, ${by}::uuid
    from json_to_recordset(${JSON.stringify(rows)}::json)
      given(code text, version text, name text, description text, "resultFormatVersion" text, fingerprint text)
    on conflict (code, version) do update set name = excluded.name, description = excluded.description,
      result_format_version = excluded.result_format_version, fingerprint = excluded.fingerprint,
      imported_at = excluded.imported_at, imported_by = excluded.imported_by`.execute(tx);
}

async function writeExercises(tx: Tx, modules: readonly DefinedModule[]): Promise<void> {
  const versions = modules.map(({ code, version, exercises }) => ({
    code,
    version,
    exercises: exercises.map(({ code: its }) => its),
  }));
  const rows = modules.flatMap(({ code: module, version, exercises }) =>
    exercises.map((exercise, position) => ({ ...exercise, module, version, position })),
  );
  // An exercise with runs is never removed: such an import was refused before.
  await sql`
    delete from simulator_exercise exercise
    using simulator_module module, json_to_recordset(${JSON.stringify(versions)}::json)
      given(code text, version text, exercises jsonb)
    where module.code = given.code and module.version = given.version and exercise.module_id = module.id
      and not given.exercises ? exercise.code`.execute(tx);
  // Exercises are numbered by their order in the document, in which the simulator lists them (12.004).
  await sql`
    insert into simulator_exercise (module_id, code, name, description, options, is_case_creator, position, cloud_case_id,
      definition)
    select module.id, given.code, given.name, given.description, given.options, given."isCaseCreator", given.position,
      given."cloudCase", given.definition
    from json_to_recordset(${JSON.stringify(rows)}::json) given(module text, version text, code text, name text,
      description text, options text, "isCaseCreator" boolean, position int, "cloudCase" text, definition jsonb)
    join simulator_module module on module.code = given.module and module.version = given.version
    order by module.id, given.position
    on conflict (module_id, code) do update set name = excluded.name, description = excluded.description,
      options = excluded.options, is_case_creator = excluded.is_case_creator, position = excluded.position,
      cloud_case_id = excluded.cloud_case_id, definition = excluded.definition`.execute(tx);
}

const versionsStatement = statement(
  { code: text(), version: text() },
  (codes: readonly string[]) =>
    sql`select code, version from simulator_module where code = any(${codes}::text[])`,
);

/** The newest version of each of these modules is the last in the order of versions, whenever it was imported. */
async function nameNewest(tx: Tx, codes: readonly string[]): Promise<void> {
  const known = await versionsStatement.rows(tx, codes);
  const newest = codes.map((code) => {
    const versions = known.filter((each) => each.code === code).map(({ version }) => version);
    return { code, version: newestVersion(versions) };
  });
  const given = sql`json_to_recordset(${JSON.stringify(newest)}::json) newest(code text, version text)`;
  // The mark is first removed and then set, because a unique index allows only one newest version at any time.
  await sql`
    update simulator_module module set is_newest = false from ${given}
    where module.code = newest.code and module.version <> newest.version and module.is_newest`.execute(tx);
  await sql`
    update simulator_module module set is_newest = true from ${given}
    where module.code = newest.code and module.version = newest.version and not module.is_newest`.execute(tx);
}
