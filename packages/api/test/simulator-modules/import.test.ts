import { readFileSync } from "node:fs";
import path from "node:path";
import { exportDefinitions } from "@cathedra/domain/results/import";
import { cast, simulatorDefinitions, simulatorModules } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findSimulation, stillDefines } from "../../src/modules/simulator-modules/public.ts";
import { aRun } from "../activity-log/runs.ts";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { applyDocument, getModule, sendDocument, stricter } from "./import-helpers.ts";

let portal: CastApp;

beforeEach(async () => {
  portal = await castApp();
});
afterEach(() => portal.close());

const { daniel, ruth, ingrid, maya } = cast;
const carotid = getModule("carotid-stenting");

async function getModules(code: string) {
  const { db } = portal.database;
  const rows = await db
    .selectFrom("simulator_module")
    .select(["version", "name", "is_newest", "imported_by"])
    .where("code", "=", code)
    .orderBy("version")
    .execute();
  return rows.map((row) => [row.version, row.name, row.is_newest, row.imported_by]);
}

async function audits() {
  const { db } = portal.database;
  return db
    .selectFrom("audit_log")
    .select(["actor_id", "subject", "after"])
    .where("action", "=", "simulator_modules.imported")
    .execute();
}

const definitionOf = async (id: number) =>
  (
    await sql<{ definition: object }>`select definition from simulator_exercise where id = ${id}`.execute(
      portal.database.db,
    )
  ).rows[0]?.definition;

test("importing the catalogue into an empty portal yields the catalogue of the demo world (6.006, 12.006)", async () => {
  const { db } = portal.database;
  const stands = sql<object>`
    select module.code, module.version, module.name, module.description, module.is_newest, exercise.code as exercise,
      exercise.name as called, exercise.cloud_case_id, exercise.position, exercise.definition
    from simulator_module module join simulator_exercise exercise on exercise.module_id = module.id
    order by module.code, module.version, exercise.position`;
  const before = (await stands.execute(db)).rows;
  expect(before.length).toBe(simulatorModules.flatMap(({ exercises }) => exercises).length);
  await sql`delete from simulator_exercise`.execute(db);
  await sql`delete from simulator_module`.execute(db);
  const { statusCode, body } = await applyDocument(portal, daniel, simulatorDefinitions());
  expect([statusCode, body.isApplied, body.changeCount]).toEqual([200, true, simulatorModules.length]);
  expect((await stands.execute(db)).rows).toEqual(before);
});

test("importing the documentation's example adds a new module with its exercise (6.006, 12.006)", async () => {
  const text = readFileSync(
    path.join(import.meta.dirname, "../../../../docs/simulator-definitions.md"),
    "utf8",
  );
  const [, example = ""] = /```json\n(.*?)```/s.exec(text) ?? [];
  const { body } = await applyDocument(portal, daniel, example);
  expect(body).toMatchObject({
    isApplied: true,
    changes: [{ act: "added", thing: "Module", name: "Renal Intervention 1.0" }],
  });
  expect(await getModules("renal-intervention")).toEqual([
    ["1.0", "Renal Intervention", true, daniel.userId],
  ]);
});

test("importing known definitions again changes nothing and is not audited (12.006)", async () => {
  const checked = await sendDocument(portal, daniel, simulatorDefinitions());
  expect(checked.body).toMatchObject({ isApplied: false, problems: [], changes: [], changeCount: 0 });
  const before = await getModules("evar");
  const { body } = await applyDocument(portal, daniel, simulatorDefinitions());
  expect(body).toMatchObject({ isApplied: true, changeCount: 0 });
  expect(await getModules("evar")).toEqual(before);
  expect(await audits()).toEqual([]);
});

test("a new version is previewed, imported as previewed, audited, and newest by its number (12.006)", async () => {
  const document = exportDefinitions([
    { ...carotid, version: "2.10" },
    { ...carotid, version: "2.9" },
  ]);
  const { body: shown } = await sendDocument(portal, daniel, document);
  expect(shown.changes.map(({ act, thing, name }) => `${act} ${thing} ${name}`)).toEqual([
    "added Version Carotid Stenting 2.10",
    "added Version Carotid Stenting 2.9",
  ]);
  const { body } = await applyDocument(portal, daniel, document, shown.plan);
  expect(body).toMatchObject({ isApplied: true, changeCount: 2 });
  const versions = (await getModules("carotid-stenting")).map(([version, , isNewest]) => [version, isNewest]);
  expect(versions).toEqual([
    ["2.0", false],
    ["2.1", false],
    ["2.10", true],
    ["2.9", false],
  ]);
  expect(await audits()).toMatchObject([
    { actor_id: daniel.userId, subject: "simulator-definitions", after: { changeCount: 2 } },
  ]);
  // The request is repeated after a lost answer, and nothing is done twice.
  const again = await applyDocument(portal, daniel, document, shown.plan);
  expect([again.statusCode, again.body.changeCount]).toEqual([200, 0]);
  expect(await audits()).toHaveLength(1);
});

test("changes to the judging of a version with results are refused with line and reason, and nothing is imported (6.006, 6.008)", async () => {
  await aRun(portal.database.db, { by: maya, exerciseId: 501 });
  const document = stricter({ ...carotid, name: "Carotid" });
  const before = await definitionOf(501);
  const checked = await sendDocument(portal, daniel, document);
  const line = 1 + document.split("\n").findIndex((text) => text.includes('"value": 111')) - 4;
  expect(checked.body.problems).toEqual([
    {
      line,
      path: expect.stringMatching(/^modules\.0\.exercises\.0\.benchmarks\.\d+$/),
      code: "DECIDES_ABOUT_RESULTS",
      message:
        "There are results of this version, and the benchmark of fluoro_time decides about them. Give the module a new version.",
    },
  ]);
  const { statusCode, body } = await applyDocument(portal, daniel, document);
  expect([statusCode, body.code]).toEqual([422, "IMPORT_REFUSED"]);
  expect(body.problems).toEqual(checked.body.problems);
  expect(await definitionOf(501)).toEqual(before);
  expect((await getModules("carotid-stenting"))[1]?.[1]).toBe("Carotid Stenting");
  // The texts of an exercise may change; one without runs may change entirely.
  const texts = exportDefinitions([{ ...carotid, name: "Carotid" }]);
  expect((await applyDocument(portal, daniel, texts)).body.changes).toMatchObject([
    { act: "changed", thing: "Module" },
  ]);
  expect((await applyDocument(portal, daniel, stricter(getModule("evar")))).statusCode).toBe(200);
  expect(JSON.stringify(await definitionOf(101))).toContain("111");
});

test("an exercise missing from the document is removed if it has no runs (12.006)", async () => {
  const document = exportDefinitions([{ ...carotid, exercises: carotid.exercises.slice(0, 3) }]);
  await aRun(portal.database.db, { by: maya, exerciseId: 504 });
  expect((await applyDocument(portal, daniel, document)).statusCode).toBe(422);
  expect(await definitionOf(504)).toBeDefined();
  await sql`delete from simulator_activity`.execute(portal.database.db);
  const { body } = await applyDocument(portal, daniel, document);
  expect(body.changes.map(({ act }) => act)).toEqual(["removed"]);
  expect(await definitionOf(504)).toBeUndefined();
});

test("an import is refused if its effect differs from the preview", async () => {
  const mine = exportDefinitions([
    { ...carotid, version: "3.0" },
    { ...carotid, name: "Carotids" },
  ]);
  const { body: shown } = await sendDocument(portal, daniel, mine);
  await applyDocument(portal, ruth, exportDefinitions([{ ...carotid, version: "3.0" }]));
  const { statusCode, body } = await applyDocument(portal, daniel, mine, shown.plan);
  expect([statusCode, body.code]).toEqual([409, "IMPORT_CHANGED"]);
  const names = (await getModules("carotid-stenting")).map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(["Carotid Stenting"]));
});

test("if two people import the same document at once, it is imported once, and both requests succeed", async () => {
  const document = exportDefinitions([{ ...carotid, version: "4.0" }]);
  const answers = await Promise.all(
    [daniel, ruth, daniel, ruth].map((who) => applyDocument(portal, who, document)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(answers.filter(({ body }) => body.changeCount === 1)).toHaveLength(1);
  expect(await audits()).toHaveLength(1);
});

/** Whether a client of this database is waiting for a lock. */
async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    portal.database.db,
  );
  return rows.length > 0;
}

test("a result that arrives while an import waits keeps the version it was made with", async () => {
  const { db } = portal.database;
  const document = stricter(carotid);
  let answered: Awaited<ReturnType<typeof applyDocument>> | undefined;
  const importing = await db.transaction().execute(async (tx) => {
    await aRun(tx, { by: maya, exerciseId: 501 });
    const waiting = applyDocument(portal, daniel, document).then((answer) => {
      answered = answer;
      return answer;
    });
    await expect
      .poll(async () => answered !== undefined || (await isSomebodyWaiting()), { timeout: 20_000 })
      .toBe(true);
    expect(answered).toBeUndefined();
    return { waiting };
  });
  const { statusCode, body } = await importing.waiting;
  expect([statusCode, body.code]).toEqual([422, "IMPORT_REFUSED"]);
});

test("a result is not stored by an old definition if its exercise was redefined during the upload", async () => {
  const { db } = portal.database;
  const read = await findSimulation(db, 501);
  if (read === undefined) throw new Error("the exercise is there");
  const still = () => db.transaction().execute((tx) => stillDefines(tx, read));
  expect(await still()).toBe(true);
  expect((await applyDocument(portal, daniel, stricter(carotid))).statusCode).toBe(200);
  expect(await still()).toBe(false);
});

test.each([
  [
    "not JSON",
    '{"format": "cathedra.simulator-definitions",\n"formatVersion": 1,\n"modules": [}',
    3,
    "NOT_JSON",
  ],
  ["another document", '{"a": 1}', 1, "UNKNOWN_FORMAT"],
  [
    "a later version",
    '{"format": "cathedra.simulator-definitions",\n"formatVersion": 9, "modules": []}',
    2,
    "UNKNOWN_FORMAT_VERSION",
  ],
  ["bytes that are not text", Buffer.from([0xff, 0xfe, 0x00]), 1, "NOT_TEXT"],
  ["a picture", Buffer.from("89504e470d0a1a0a", "hex"), 1, "NOT_TEXT"],
  ["nothing", "", 1, "NOT_JSON"],
  ["brackets without end", "[".repeat(1_000_000), 1, "NESTED_TOO_DEEP"],
])(
  "an invalid document is refused with line and reason: %s (6.006)",
  async (_about, document, line, code) => {
    const { statusCode, body } = await sendDocument(portal, daniel, document);
    expect(statusCode).toBe(200);
    expect(body.problems).toMatchObject([{ line, code, message: expect.any(String) }]);
  },
);

test("a document of five megabytes is refused unread, and a person without the right is refused first", async () => {
  const large = " ".repeat(5 * 1024 * 1024);
  const refused = await sendDocument(portal, daniel, large);
  expect([refused.statusCode, refused.body.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  for (const who of [maya, ingrid]) {
    const { statusCode, body } = await sendDocument(portal, who, "{}");
    expect([statusCode, body.code]).toEqual([403, "FORBIDDEN"]);
  }
  const unknown = await sendDocument(portal, daniel, "{}", "recipes/check");
  expect([unknown.statusCode, unknown.body.code]).toEqual([404, "NOT_FOUND"]);
});

test("other requests are answered while the largest document is compared", async () => {
  const [whole] = carotid.exercises;
  if (whole === undefined) throw new Error("the module has exercises");
  const modules = Array.from({ length: 60 }, (_, at) => ({
    ...carotid,
    version: `5.${at}`,
    exercises: Array.from({ length: 4 }, (_each, index) => ({
      ...whole,
      code: `exercise-${index}`,
      cloudCase: null,
    })),
  }));
  const document = JSON.stringify(JSON.parse(exportDefinitions(modules)));
  expect(document.length).toBeGreaterThan(1_500_000);
  const { body } = await applyDocument(portal, daniel, document);
  expect(body).toMatchObject({ isApplied: true, changeCount: 60 });
});
