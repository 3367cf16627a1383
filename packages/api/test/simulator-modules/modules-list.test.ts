import { exportDefinitions } from "@cathedra/domain/results/import";
import { cast, simulatorModules } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { aRun } from "../activity-log/runs.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { applyDocument, getModule } from "./import-helpers.ts";

const portal = setUpCastApp();

const fields = `id code version name description hasCaseCreator resultFormatVersion isNewest exerciseCount resultCount importedAt
  importedBy { first_name last_name } license { checked simulations { id valid expired remainingdays } }
  simulations { id code name description options isCaseCreator cloudCaseId metricCount benchmarkCount resultCount }`;
const listQuery = `query ($searchText: String, $limit: Int, $offset: Int) {
  simulatorModules(searchText: $searchText, limit: $limit, offset: $offset) { totalCount modules { ${fields} } } }`;

type Module = {
  readonly code: string;
  readonly version: string;
  readonly resultCount: number;
  readonly importedBy: object | null;
  readonly simulations: readonly { readonly id: number; readonly resultCount: number }[];
};
type Listed = {
  readonly simulatorModules: { readonly totalCount: number; readonly modules: readonly Module[] };
};

const list = async (variables: object = {}) =>
  (await portal.get<Listed>(cast.daniel, listQuery, variables)).simulatorModules;

test("a module has code, version, name, id, description, case creator, result format, license and simulations (12.006)", async () => {
  const [first] = simulatorModules;
  const { simulatorModule } = await portal.get(
    cast.daniel,
    `{ simulatorModule(simulatorModuleId: 1) { ${fields} } }`,
  );
  expect(simulatorModule).toMatchObject({
    id: 1,
    code: first?.code,
    version: "2.1",
    name: first?.name,
    description: first?.description,
    hasCaseCreator: false,
    resultFormatVersion: "2",
    isNewest: true,
    license: { checked: false, simulations: [] },
    simulations: first?.exercises.map(({ id, code, name, description, cloudCaseId, definition }) => ({
      id,
      code,
      name,
      description,
      options: "",
      isCaseCreator: false,
      cloudCaseId,
      metricCount: definition.metrics.length,
      benchmarkCount: definition.benchmarks.length,
    })),
  });
});

test("modules are listed by name with the newest version first, paginated, in three statements (12.006)", async () => {
  await portal.get(cast.daniel, "{ user { keycloak_id } }");
  const statements = await statementsOf(() => list());
  expect(statements.length - 1).toBe(3);
  const { totalCount, modules } = await list();
  expect(totalCount).toBe(simulatorModules.length);
  const names = modules.map(({ code, version }) => `${code} ${version}`);
  expect(names.slice(1, 3)).toEqual(["carotid-stenting 2.1", "carotid-stenting 2.0"]);
  const pages = [
    await list({ limit: 4 }),
    await list({ limit: 4, offset: 4 }),
    await list({ limit: 4, offset: 8 }),
  ];
  expect(pages.flatMap((page) => page.modules.map(({ code, version }) => `${code} ${version}`))).toEqual(
    names,
  );
  expect((await list({ offset: 500 })).modules).toEqual([]);
});

test("modules are found by parts of name, code and version (12.006)", async () => {
  const found = async (searchText: string) =>
    (await list({ searchText })).modules.map(({ code, version }) => `${code} ${version}`);
  expect(await found("CAROTID 2.0")).toEqual(["carotid-stenting 2.0"]);
  expect(await found("artery")).toEqual(["sfa-revascularization 2.1", "uterine-embolization 2.1"]);
  expect(await found("%")).toEqual([]);
});

test("a module shows who imported it and the number of results per version and exercise", async () => {
  const { db } = portal.database;
  for (const exerciseId of [501, 501, 502, 1101]) await aRun(db, { by: cast.maya, exerciseId });
  const { modules } = await list({ searchText: "carotid" });
  expect(modules.map(({ version, resultCount }) => [version, resultCount])).toEqual([
    ["2.1", 3],
    ["2.0", 1],
  ]);
  expect(modules[0]?.simulations.map(({ resultCount }) => resultCount)).toEqual([2, 1, 0, 0]);
  expect(modules[0]?.importedBy).toBeNull();
  await applyDocument(
    portal,
    cast.daniel,
    exportDefinitions([getModule("carotid-stenting", { version: "2.2" })]),
  );
  const [newest] = (await list({ searchText: "carotid" })).modules;
  expect(newest).toMatchObject({ version: "2.2", isNewest: true, importedBy: { first_name: "Daniel" } });
});

test("people who do not maintain modules are forbidden to list them, and an unknown module is not found (12.006)", async () => {
  for (const who of [cast.maya, cast.priya, cast.ingrid, cast.wei]) {
    const { errors } = await portal.ask(who, listQuery);
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  }
  const { errors } = await portal.ask(cast.ruth, "{ simulatorModule(simulatorModuleId: 2000000000) { id } }");
  expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
});
