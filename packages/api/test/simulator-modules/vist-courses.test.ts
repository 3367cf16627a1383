import { addDays, instant, utcDay } from "@cathedra/domain";
import { exportDefinitions } from "@cathedra/domain/results/import";
import { cast, getStation, simulatorModules } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aRun } from "../activity-log/runs.ts";
import { type Caller, type CastApp, castApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { applyDocument, getModule } from "./import-helpers.ts";
import { linkWith, type Said, stationSays } from "./stations.ts";

let portal: CastApp;

beforeEach(async () => {
  portal = await castApp();
});
afterEach(() => portal.close());

const { maya, tomas, helena, daniel, ingrid } = cast;
const station = getStation("northgateSkillsLab");
const { serviceTag } = station;
const inDays = (days: number) => addDays(utcDay(instant(Date.now())), days);

const run =
  "id activityStart isMet evaluated met progress isCompleted moduleVersion serviceTag totalTimeInSeconds";
const exercise = `id code name description options isCaseCreator exerciseKey courseCode courseName courseVersion
  resultFormatVersion benchmarkCount license { id valid expired remainingdays } lastRun { ${run} }`;
const course = `id code version name description hasCaseCreator resultFormatVersion createdAt
  license { checked simulations { id valid expired remainingdays } } simulations { ${exercise} }`;
const coursesQuery = `query ($tag: String) { vistCourses(serviceTag: $tag) { ${course} } }`;

type License = {
  readonly id: number;
  readonly valid: boolean;
  readonly expired: boolean;
  readonly remainingdays: number;
};
type Case = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly license: License | null;
  readonly lastRun: { readonly id: string } | null;
};
type Course = {
  readonly code: string;
  readonly version: string;
  readonly name: string;
  readonly license: { readonly checked: boolean; readonly simulations: readonly License[] };
  readonly simulations: readonly Case[];
};

const coursesFor = async (who: Caller, tag: string | null = serviceTag) =>
  (await portal.get<{ vistCourses: readonly Course[] }>(who, coursesQuery, { tag })).vistCourses;

async function says(said: Said) {
  await stationSays(portal.database.db, station, said);
}

const link = (who: typeof maya) => linkWith(portal.database.db, station, who.userId);

function getCourse(courses: readonly Course[], code: string): Course {
  const found = courses.find((each) => each.code === code);
  if (found === undefined) throw new Error(`no such module: ${code}`);
  return found;
}

test("a simulator's modules are the newest versions by name with exercises by number, in two statements (12.006, 12.007)", async () => {
  await link(maya);
  await says({ licences: [] });
  const answers: (readonly Course[])[] = [];
  const statements = await statementsOf(async () => answers.push(await coursesFor(maya)));
  expect(statements.length - 1).toBe(2);
  const [courses = []] = answers;
  const newest = simulatorModules.filter(({ isNewest }) => isNewest);
  const names = newest.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, "en"));
  expect(courses.map(({ name }) => name)).toEqual(names);
  const [defined] = newest;
  const read = getCourse(courses, defined?.code ?? "");
  expect(read).toMatchObject({
    id: defined?.id,
    version: defined?.version,
    description: defined?.description,
    hasCaseCreator: false,
    resultFormatVersion: defined?.resultFormatVersion,
    createdAt: expect.any(String),
  });
  expect(read.simulations).toMatchObject(
    defined?.exercises.map(({ id, code, name, description, definition }) => ({
      id,
      code,
      name,
      description,
      options: "",
      isCaseCreator: false,
      exerciseKey: `${defined.code}/${code}`,
      courseCode: defined.code,
      courseVersion: defined.version,
      benchmarkCount: definition.benchmarks.length,
      lastRun: null,
    })) ?? [],
  );
});

test("licences are judged from the station's report, for the module or one of its exercises (12.006, 12.012)", async () => {
  await link(maya);
  await says({
    licences: [
      { module: "evar", validUntil: inDays(29) },
      { module: "tevar", validUntil: inDays(-1) },
      { module: "tavi", validUntil: null },
      {
        module: "carotid-stenting",
        exercise: getModule("carotid-stenting").exercises[1]?.code,
        validUntil: inDays(30),
      },
      "nonsense",
    ],
  });
  const courses = await coursesFor(maya);
  const licensesOf = (code: string) => {
    const { license, simulations } = getCourse(courses, code);
    expect(license.checked).toBe(true);
    expect(license.simulations).toEqual(simulations.map((each) => each.license));
    return license.simulations.map(({ id: _id, ...said }) => said);
  };
  expect(new Set(licensesOf("evar").map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify({ valid: true, expired: false, remainingdays: 29 })]),
  );
  expect(licensesOf("tevar")[0]).toEqual({ valid: false, expired: true, remainingdays: -1 });
  expect(licensesOf("tavi")[0]).toEqual({ valid: true, expired: false, remainingdays: null });
  expect(licensesOf("carotid-stenting").slice(0, 2)).toEqual([
    { valid: false, expired: false, remainingdays: null },
    { valid: true, expired: false, remainingdays: 30 },
  ]);
});

test("a service tag grants no rights: people who may not see the station get no licences and versions (12.007)", async () => {
  await says({
    licences: [{ module: "evar", validUntil: inDays(400) }],
    software: [{ code: "carotid-stenting", version: "2.0" }],
  });
  const unknown = await coursesFor(maya, "NOBODY-KNOWS");
  expect(await coursesFor(maya)).toEqual(unknown);
  expect(await coursesFor(maya, null)).toEqual(unknown);
  expect(unknown.every(({ license }) => !license.checked && license.simulations.length === 0)).toBe(true);
  expect(getCourse(unknown, "carotid-stenting").version).toBe("2.1");
  const seen = async (who: Caller) => getCourse(await coursesFor(who), "evar").license.checked;
  // People linked with or signed in on the station, its customer's admins and support see it; other customers do not.
  await link(maya);
  expect(await seen(maya)).toBe(true);
  expect(await seen(tomas)).toBe(false);
  expect(await seen(ingrid)).toBe(true);
  await sql`insert into station_sign_in (station_id, user_id) values (${station.id}, ${tomas.userId})`.execute(
    portal.database.db,
  );
  expect(await seen(tomas)).toBe(true);
  await sql`update station_sign_in set signed_out_at = now() where user_id = ${tomas.userId}`.execute(
    portal.database.db,
  );
  expect(await seen(tomas)).toBe(false);
  await sql`
    insert into station_sign_in (station_id, user_id, signed_in_at, token_hash, expires_at)
    values (${station.id}, ${tomas.userId}, now() - interval '2 hours', 'x', now() - interval '1 hour')`.execute(
    portal.database.db,
  );
  expect(await seen(tomas)).toBe(false);
  expect(await seen(helena)).toBe(false);
  await sql`update station set removed_at = now() where id = ${station.id}`.execute(portal.database.db);
  expect(await coursesFor(maya)).toEqual(unknown);
});

test("licences are marked as not checked if the station has not reported any (12.006)", async () => {
  await link(maya);
  expect((await coursesFor(maya)).every(({ license }) => !license.checked)).toBe(true);
});

test("the installed version is offered, written as 2.0 or 2.0.0, and an unknown installed version is not (12.007)", async () => {
  await link(maya);
  const getVersion = async (code = "carotid-stenting") => getCourse(await coursesFor(maya), code).version;
  for (const version of ["2.0", "2.0.0", "02.0"]) {
    await says({ software: [{ code: "carotid-stenting", version }] });
    expect(await getVersion()).toBe("2.0");
    expect(await getVersion("evar")).toBe("2.1");
  }
  for (const version of ["9.9.9", "2.10.0", "20", "", "nonsense"]) {
    await says({ software: [{ code: "carotid-stenting", version }] });
    expect(await getVersion()).toBe("2.1");
  }
});

test("vistCourse returns any one version, also an old one, with its licence, or null (12.008)", async () => {
  await link(maya);
  await says({ licences: [{ module: "carotid-stenting", validUntil: inDays(5) }] });
  const query = `query ($code: String!, $version: String!, $tag: String) {
    vistCourse(code: $code, version: $version, serviceTag: $tag) { ${course} } }`;
  const ask = async (code: string, version: string, tag: string | null = serviceTag) =>
    (await portal.get<{ vistCourse: Course | null }>(maya, query, { code, version, tag })).vistCourse;
  expect(await ask("carotid-stenting", "2.0")).toMatchObject({ version: "2.0", license: { checked: true } });
  expect(await ask("carotid-stenting", "2.1")).toEqual(getCourse(await coursesFor(maya), "carotid-stenting"));
  expect(await ask("carotid-stenting", "2.1", null)).toMatchObject({ license: { checked: false } });
  for (const written of ["2.0.0", "02.0", "2"])
    expect(await ask("carotid-stenting", written)).toMatchObject({ version: "2.0" });
  for (const other of ["7.7", "2.0.1", "20", "2.0-beta"])
    expect(await ask("carotid-stenting", other)).toBeNull();
  expect(await ask("' or true --", "2.1")).toBeNull();
});

test("vistCases lists the exercises of all modules with search and sorting, in two statements (12.009)", async () => {
  await link(maya);
  await says({ licences: [{ module: "evar", validUntil: inDays(5) }] });
  const query = `query ($tag: String, $params: VistCasesSearchParams) {
    vistCases(serviceTag: $tag, searchParams: $params) { ${exercise} courseName } }`;
  const ask = async (params?: object) =>
    (
      await portal.get<{ vistCases: readonly (Case & { courseName: string })[] }>(maya, query, {
        tag: serviceTag,
        params,
      })
    ).vistCases;
  const statements = await statementsOf(() => ask());
  expect(statements.length - 1).toBe(2);
  const all = await ask();
  const newest = simulatorModules.filter(({ isNewest }) => isNewest).flatMap(({ exercises }) => exercises);
  const ids = newest.map(({ id }) => id).toSorted((a, b) => a - b);
  expect(all.map(({ id }) => id)).toEqual(ids);
  expect((await ask({ sortOrder: "DESC" })).map(({ id }) => id)).toEqual(ids.toReversed());
  const names = (await ask({ sortField: "name" })).map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  const modules = (await ask({ sortField: "courseName", sortOrder: "DESC" })).map(
    ({ courseName }) => courseName,
  );
  expect(modules).toEqual(modules.toSorted((a, b) => b.localeCompare(a, "en")));
  const found = await ask({ searchText: "  CAROTÍD  " });
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((each) => JSON.stringify(each).toLowerCase().includes("carotid"))).toBe(true);
  expect(await ask({ searchText: "carotid zzzz" })).toEqual([]);
  expect(await ask({ searchText: "c_rotid" })).toEqual([]);
  expect(all.find(({ id }) => id === 101)?.license?.remainingdays).toBe(5);
});

test("each exercise has the person's own latest run in any version", async () => {
  const { db } = portal.database;
  await aRun(db, { by: tomas, exerciseId: 501, startedAt: "2026-03-09T09:00:00Z" });
  await aRun(db, { by: maya, exerciseId: 501, startedAt: "2026-03-01T09:00:00Z" });
  const id = await aRun(db, {
    by: maya,
    exerciseId: 1101,
    startedAt: "2026-03-04T09:00:00Z",
    evaluated: 4,
    met: 2,
    seconds: 75,
  });
  const { simulations } = getCourse(await coursesFor(maya), "carotid-stenting");
  const key = simulatorModules.find(({ version }) => version === "2.0")?.exercises[0]?.code;
  expect(simulations.find(({ code }) => code === key)?.lastRun).toEqual({
    id,
    activityStart: "2026-03-04T09:00:00.000Z",
    isMet: false,
    evaluated: 4,
    met: 2,
    progress: 50,
    isCompleted: true,
    moduleVersion: "2.0",
    serviceTag: null,
    totalTimeInSeconds: 75,
  });
});

test("the result of a launch is found by its id, only for its own person", async () => {
  const query = `query ($launchId: String!) { vistRun(launchId: $launchId) { ${run} } }`;
  const ask = (who: Caller) =>
    portal.get<{ vistRun: { id: string } | null }>(who, query, { launchId: "launch-7" });
  expect(await ask(maya)).toEqual({ vistRun: null });
  const id = await aRun(portal.database.db, { by: maya, runId: "launch-7" });
  expect(await ask(maya)).toMatchObject({ vistRun: { id } });
  expect(await ask(tomas)).toEqual({ vistRun: null });
});

test("a module's age is that of its version, whatever is imported later (X98)", async () => {
  const { db } = portal.database;
  await sql`update simulator_module set created_at = '2025-01-01T00:00:00Z' where code = 'evar'`.execute(db);
  const texts = exportDefinitions([getModule("evar", { name: "Endovascular Aneurysm Repair" })]);
  expect((await applyDocument(portal, daniel, texts)).statusCode).toBe(200);
  expect(getCourse(await coursesFor(maya), "evar")).toMatchObject({
    name: "Endovascular Aneurysm Repair",
    createdAt: "2025-01-01T00:00:00.000Z",
  });
  const version = exportDefinitions([getModule("evar", { version: "2.2" })]);
  expect((await applyDocument(portal, daniel, version)).statusCode).toBe(200);
  const read = getCourse(await coursesFor(maya), "evar") as Course & { readonly createdAt: string };
  expect(read.version).toBe("2.2");
  expect(Date.parse(read.createdAt)).toBeGreaterThan(Date.parse("2026-01-01T00:00:00Z"));
});

test("a module with an exercise for creating cases is marked as such (12.006)", async () => {
  const made = getModule("evar");
  const [first] = made.exercises;
  if (first === undefined) throw new Error("the module has exercises");
  const creator = {
    ...first,
    code: "case-creator",
    name: "Case Creator",
    isCaseCreator: true,
    options: "--editor",
  };
  const document = exportDefinitions([{ ...made, version: "2.2", exercises: [...made.exercises, creator] }]);
  expect((await applyDocument(portal, daniel, document)).statusCode).toBe(200);
  const courses = await coursesFor(maya);
  expect(getCourse(courses, "evar")).toMatchObject({ hasCaseCreator: true });
  expect(getCourse(courses, "evar").simulations.at(-1)).toMatchObject({
    isCaseCreator: true,
    options: "--editor",
  });
  expect(getCourse(courses, "tevar")).toMatchObject({ hasCaseCreator: false });
});
