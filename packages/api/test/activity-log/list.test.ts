import { type CastPerson, cast } from "@cathedra/test-fixtures";
import { beforeAll, expect, test } from "vitest";
import { listQuerySamples } from "../../src/modules/activity-log/list-query-samples.ts";
import { listSql, selectPage } from "../../src/modules/activity-log/list-statement.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { aRun, type RunFacts } from "./runs.ts";

const run = (facts: Omit<RunFacts, "by">) => aRun(portal.database.db, { by: cast.maya, ...facts });

/** Eight runs, each different in what one sorts or filters by. */
const made = [
  {
    startedAt: "2026-03-01T08:00:00Z",
    exerciseName: "Ascending",
    courseName: "Zeta course",
    unitName: "One",
    met: 3,
  },
  { startedAt: "2026-03-02T08:00:00Z", exerciseName: "Éclair", courseName: "Alpha course", met: 0 },
  { startedAt: "2026-03-03T08:00:00Z", exerciseName: "basilar", moduleName: "Beta module", met: 1 },
  { startedAt: "2026-03-04T08:00:00Z", exerciseName: "Carotid", moduleName: "Gamma module", evaluated: 0 },
  { startedAt: "2026-03-05T08:00:00Z", exerciseId: 201, exerciseName: "Distal", met: 2 },
  { startedAt: "2026-03-06T08:00:00Z", exerciseId: 202, exerciseName: "Femoral", met: 3 },
  { startedAt: "2026-03-07T08:00:00Z", exerciseName: "100%_sure", evaluated: 0 },
  { startedAt: "2026-03-08T08:00:00Z", exerciseName: "Carotid", moduleName: "Gamma module", met: 3 },
] as const;

const portal = setUpCastApp();
beforeAll(async () => {
  for (const facts of made) await run(facts);
});

type Row = {
  readonly id: string;
  readonly exerciseName: string;
  readonly progress: number | null;
  readonly activityStart: string;
};
type Page = { readonly count: number; readonly activities: readonly Row[] };

const lists = {
  own: { who: cast.maya, field: "vistActivities" },
  ofGroup: { who: cast.priya, field: "allVistActivities" },
  ofCustomer: { who: cast.george, field: "allVistActivities" },
  ofAll: { who: cast.ruth, field: "allVistActivities" },
} as const satisfies Record<string, { who: CastPerson; field: string }>;
const names = Object.keys(lists) as (keyof typeof lists)[];

async function page(list: keyof typeof lists, searchParams: object = {}, part: object = {}): Promise<Page> {
  const { who, field } = lists[list];
  const answer = await portal.get<Record<string, Page>>(
    who,
    `query ($searchParams: VistActivitiesSearchParams, $limit: Int, $offset: Int) {
      ${field}(searchParams: $searchParams, limit: $limit, offset: $offset) {
        count activities { id exerciseName progress activityStart result }
      }
    }`,
    { searchParams, ...part },
  );
  const found = answer[field];
  if (found === undefined) throw new Error("no page");
  return found;
}

const getDays = ({ activities }: Page) =>
  activities.map(({ activityStart }) => Number(activityStart.slice(8, 10)));

test.each(names)(
  "%s: the four sort fields work in both directions, with runs without a score last (6.018, G.012, X86)",
  async (list) => {
    const sorted = async (sortField: string, sortOrder: string) =>
      getDays(await page(list, { sortField, sortOrder }));
    expect(await sorted("activityStart", "DESC")).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(await sorted("activityStart", "ASC")).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await sorted("exerciseName", "ASC")).toEqual([7, 1, 3, 8, 4, 5, 2, 6]);
    expect(await sorted("exerciseName", "DESC")).toEqual([6, 2, 5, 8, 4, 3, 1, 7]);
    expect(await sorted("score", "DESC")).toEqual([8, 6, 1, 5, 3, 2, 7, 4]);
    expect(await sorted("score", "ASC")).toEqual([2, 3, 5, 8, 6, 1, 7, 4]);
    const byCourse = await sorted("courseName", "ASC");
    expect(byCourse.indexOf(2)).toBeLessThan(byCourse.indexOf(3));
    expect(byCourse.indexOf(3)).toBeLessThan(byCourse.indexOf(8));
    expect(byCourse.indexOf(4)).toBeLessThan(byCourse.indexOf(1));
    expect((await sorted("courseName", "DESC"))[0]).toBe(1);
    expect(getDays(await page(list))).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  },
);

test.each(names)("%s: search and filters return and count the matching runs (6.001)", async (list) => {
  const found = async (searchParams: object) => {
    const found = await page(list, searchParams);
    expect(found.count).toBe(found.activities.length);
    return getDays(found);
  };
  expect(await found({ searchText: "eclair" })).toEqual([2]);
  expect(await found({ searchText: "  GAMMA   carotid " })).toEqual([8, 4]);
  expect(await found({ searchText: "gamma basilar" })).toEqual([]);
  expect(await found({ searchText: "zeta one" })).toEqual([1]);
  expect(await found({ searchText: "100%_" })).toEqual([7]);
  expect(await found({ searchText: "%%%" })).toEqual([]);
  expect(await found({ result: "met" })).toEqual([8, 6, 1]);
  expect(await found({ result: "notMet" })).toEqual([5, 3, 2]);
  expect(await found({ result: "notEvaluated" })).toEqual([7, 4]);
  expect(await found({ from: "2026-03-06T08:00:00Z" })).toEqual([8, 7, 6]);
  expect(await found({ to: "2026-03-02T08:00:00Z" })).toEqual([1]);
  expect(
    await found({ from: "2026-03-02T00:00:00Z", to: "2026-03-04T00:00:00Z", sortField: "score" }),
  ).toEqual([3, 2]);
  const { vistActivityChoices } = await portal.get(
    cast.maya,
    "{ vistActivityChoices { code exercises { key } } }",
  );
  const second = vistActivityChoices.find(
    ({ exercises }) => exercises.length > 1 && exercises[0]?.key !== undefined,
  );
  expect(second).toBeDefined();
  const exact = await portal.database.db
    .selectFrom("simulator_activity")
    .select(["module_code", "exercise_key"])
    .where("exercise_name", "=", "Distal")
    .executeTakeFirstOrThrow();
  expect(vistActivityChoices.flatMap(({ exercises }) => exercises.map(({ key }) => key))).toContain(
    exact.exercise_key,
  );
  expect(await found({ moduleCode: exact.module_code })).toEqual([6, 5]);
  expect(await found({ exerciseKey: exact.exercise_key })).toEqual([5]);
  expect(await found({ moduleCode: "nobodys" })).toEqual([]);
});

test("the search covers the person's name only in runs of other people (6.010)", async () => {
  expect((await page("own", { searchText: cast.maya.lastName })).count).toBe(0);
  for (const list of ["ofGroup", "ofCustomer", "ofAll"] as const)
    expect((await page(list, { searchText: `${cast.maya.lastName} basilar` })).count, list).toBe(1);
  await unbranded(portal.database.db)
    .updateTable("app_user")
    .set({ last_name: "Renamed" })
    .where("id", "=", cast.maya.userId)
    .execute();
  try {
    const renamed =
      "select count(*)::int as count from simulator_activity where creator_name like '% Renamed'";
    const { rows } = await portal.database.pool.query<{ count: number }>(renamed);
    expect(rows[0]?.count).toBe(made.length);
  } finally {
    await unbranded(portal.database.db)
      .updateTable("app_user")
      .set({ last_name: cast.maya.lastName })
      .where("id", "=", cast.maya.userId)
      .execute();
  }
});

test.each(names)(
  "%s: pages follow each other without a gap, and an invalid limit or offset is refused (6.014, X87, X108)",
  async (list) => {
    const first = await page(list, { sortField: "score", sortOrder: "ASC" }, { limit: 3 });
    const second = await page(list, { sortField: "score", sortOrder: "ASC" }, { limit: 3, offset: 3 });
    const third = await page(list, { sortField: "score", sortOrder: "ASC" }, { limit: 3, offset: 6 });
    const whole = await page(list, { sortField: "score", sortOrder: "ASC" });
    expect([first, second, third].flatMap(({ activities }) => activities)).toEqual(whole.activities);
    expect(first.count).toBe(made.length);
    expect(await page(list, {}, { offset: 9_999 })).toEqual({ count: made.length, activities: [] });
    const { who, field } = lists[list];
    for (const [args, wrong] of [
      ["limit: 0", "limit"],
      ["offset: -1", "offset"],
      ['searchParams: { from: "2026-03-02T00:00:00Z", to: "2026-03-01T00:00:00Z" }', "to"],
    ] as const) {
      const { errors } = await portal.ask(who, `{ ${field}(${args}) { count } }`);
      expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID_INPUT", fields: [{ path: wrong }] });
    }
  },
);

test("a page takes one statement for one run as for many", async () => {
  for (const list of names) {
    const one = await statementsOf(() => page(list, {}, { limit: 1 }));
    const many = await statementsOf(() => page(list, {}, { limit: 100 }));
    expect(many.length, list).toBe(one.length);
    // One statement reads the caller and one the list; for one's own runs one statement reads both.
    expect(many.length, list).toBeLessThanOrEqual(2);
  }
});

test("a run returns its fields as stored (6.004, 6.007)", async () => {
  const query = `{ vistActivities(searchParams: { searchText: "zeta" }) { activities {
    activityStart activityEnd unitId id unitName courseName totalTimeInSeconds result progress sourceUrl source sessionId launchId exerciseId
    exerciseKey exerciseName moduleId moduleCode moduleName moduleVersion serviceTag
    createdBy { keycloak_id first_name last_name email } ipAddress } } }`;
  const { vistActivities } = await portal.get(cast.maya, query);
  const [activity] = vistActivities.activities;
  expect(activity).toMatchObject({
    activityStart: "2026-03-01T08:00:00.000Z",
    activityEnd: "2026-03-01T08:10:00.000Z",
    unitName: "One",
    courseName: "Zeta course",
    totalTimeInSeconds: 600,
    result: "Succesfully met all criteria",
    progress: 100,
    sourceUrl: null,
    source: "cloud_machine",
    sessionId: null,
    launchId: null,
    exerciseId: 101,
    exerciseName: "Ascending",
    moduleId: 1,
    serviceTag: null,
    createdBy: { keycloak_id: cast.maya.keycloakId, email: cast.maya.email },
    ipAddress: "203.0.113.7",
  });
  expect(activity?.unitId).toBe(activity?.id);
  const [worst] = (await page("own", { sortField: "score", sortOrder: "ASC" }, { limit: 1 })).activities;
  expect(worst).toMatchObject({ result: "Did not meet all criteria", progress: 0 });
});

test("the count is capped at 10,000 across all customers and flagged as such, and exact within one customer (X87)", () => {
  const everything = { scope: { kind: "everything" } } as const;
  const customers = { scope: { kind: "managed", customers: [], groups: [] } } as const;
  const seen = (total: number) => ({ total, activities: [] });
  expect(selectPage(seen(10_001), everything)).toEqual({
    activities: [],
    count: 10_000,
    countIsExact: false,
  });
  expect(selectPage(seen(10_000), everything)).toEqual({ activities: [], count: 10_000, countIsExact: true });
  expect(selectPage(seen(10_001), customers)).toEqual({ activities: [], count: 10_001, countIsExact: true });
  const counting = listQuerySamples.map(([question]) => ({
    isEverybodys: question.scope.kind === "everything",
    parameters: listSql(question).compile(portal.database.db).parameters,
  }));
  for (const { isEverybodys, parameters } of counting) expect(parameters.includes(10_001)).toBe(isEverybodys);
});
