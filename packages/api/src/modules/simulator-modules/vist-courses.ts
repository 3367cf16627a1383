import { canonicalVersion, type ExerciseId, type SimulatorModuleId, utcDay } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { findLicence } from "@cathedra/domain/simulators";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, int, json, statement, text, timestamp } from "../../db/statement.ts";
import type { SimulatorExerciseLicense, VistCase, VistCourse } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { type Installed, type SeenStation, stationOfTag } from "./station-of-tag.ts";
import { runOfSimulator, type VistRunView } from "./vist-runs.ts";

type Deps = { readonly db: Db; readonly clock: Clock };
type Caller = Pick<Actor, "userId">;

/** An upper bound: of more modules than this, only the first ones are listed. */
const maxCourses = 500;

/** An exercise in the contract's form, with its last run as the database builds it. */
export type VistCaseView = Omit<VistCase, "lastRun"> & { readonly lastRun: VistRunView | null };
export type VistCourseView = Omit<VistCourse, "simulations"> & {
  readonly simulations: readonly VistCaseView[];
};

type Row = Omit<VistCaseView, "license" | "id"> & { readonly id: ExerciseId };

/** The version of `module` as `canonicalVersion` has it: an imported one has no zeros before its numbers. */
const canonical = sql`regexp_replace(module.version, '([.]0+)+$', '')`;

/** For each module the version that the station has installed, or else the newest. */
export function getVersions(installed: readonly Installed[]): RawBuilder<unknown> {
  const given = installed.map(({ code, version }) => ({ code, version: canonicalVersion(version) }));
  return sql`
    select distinct on (module.code) module.id
    from simulator_module module
    left join json_to_recordset(${JSON.stringify(given)}::json) given(code text, version text)
      on given.code = module.code and given.version = ${canonical}
    where module.is_newest or given.code is not null
    order by module.code, given.code is null, module.is_newest desc, module.id`;
}

/** An exercise of `module` as JSON, with the caller's latest run of it. */
export function caseJson({ userId }: Caller): RawBuilder<unknown> {
  return sql`json_build_object(
    'id', exercise.id, 'code', exercise.code, 'name', exercise.name, 'description', exercise.description,
    'options', exercise.options, 'isCaseCreator', exercise.is_case_creator,
    'exerciseKey', module.code || '/' || exercise.code, 'courseCode', module.code, 'courseVersion', module.version,
    'courseName', module.name, 'resultFormatVersion', module.result_format_version,
    'benchmarkCount', jsonb_array_length(exercise.definition -> 'benchmarks'),
    'lastRun', (
      select ${runOfSimulator} from simulator_activity activity
      where activity.created_by = ${userId} and activity.exercise_key = module.code || '/' || exercise.code
      order by activity.started_at desc, activity.id desc limit 1
    )
  )`;
}

const coursesStatement = statement(
  {
    id: int<SimulatorModuleId>(),
    code: text(),
    version: text(),
    name: text(),
    description: text(),
    hasCaseCreator: bool(),
    resultFormatVersion: text(),
    createdAt: timestamp(),
    cases: json<readonly Row[]>(),
  },
  (caller: Caller, versions: RawBuilder<unknown>) => sql`
    select module.id, module.code, module.version, module.name, module.description,
      exists (
        select from simulator_exercise exercise where exercise.module_id = module.id and exercise.is_case_creator
      ) as "hasCaseCreator",
      module.result_format_version as "resultFormatVersion", module.created_at as "createdAt",
      coalesce((
        select json_agg(${caseJson(caller)} order by exercise.id) from simulator_exercise exercise
        where exercise.module_id = module.id
      ), '[]') as cases
    from simulator_module module where module.id in (${versions})
    order by module.name, module.code, module.id limit ${maxCourses}`,
  [{ userId: "00000000-0000-4000-8000-000000000000" as Actor["userId"] }, getVersions([])],
);

/** The modules of a simulator (12.007): two statements, one of them by the index of the caller's runs for each exercise. */
export async function vistCourses(
  deps: Deps,
  actor: Actor,
  serviceTag: string | null | undefined,
): Promise<readonly VistCourseView[]> {
  const station = await stationOfTag(deps.db, actor, serviceTag);
  return read(deps, actor, station, getVersions(station.installed));
}

/** One version of a module (12.008). */
export async function vistCourse(
  deps: Deps,
  actor: Actor,
  query: { readonly code: string; readonly version: string; readonly serviceTag?: string | null | undefined },
): Promise<VistCourseView | undefined> {
  const station = await stationOfTag(deps.db, actor, query.serviceTag);
  const versions = sql`
    select id from simulator_module module
    where module.code = ${query.code} and ${canonical} = ${canonicalVersion(query.version)}`;
  return (await read(deps, actor, station, versions))[0];
}

async function read(
  { db, clock }: Deps,
  actor: Actor,
  station: SeenStation,
  versions: RawBuilder<unknown>,
): Promise<readonly VistCourseView[]> {
  const rows = await coursesStatement.rows(db, actor, versions);
  const licensed = withLicence(station, clock);
  return rows.map(({ cases, ...course }) => {
    const simulations = cases.map(licensed);
    const simulationsLicensed = simulations.flatMap(({ license }) => license ?? []);
    return {
      ...course,
      simulations,
      license: { checked: station.licences !== null, simulations: simulationsLicensed },
    };
  });
}

/** Adds the state of the station's licence today to exercises; nothing if the licences are unknown. */
export function withLicence({ licences }: SeenStation, clock: Clock): (row: Row) => VistCaseView {
  const today = utcDay(clock());
  return (row) => ({ ...row, license: licences && getLicense(row) });

  function getLicense({ id, code, courseCode }: Row): SimulatorExerciseLicense {
    return { id, ...findLicence(licences ?? [], { module: courseCode, exercise: code }, today) };
  }
}
