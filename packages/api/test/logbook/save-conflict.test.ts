import { instant } from "@cathedra/domain";
import { cast } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { type Caller, castApp, setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { recordQuery } from "./fields.ts";
import { refused, type SavedActivity, saved, saveMutation, saving } from "./save-helpers.ts";

const callers = 10;

const portal = setUpCastApp([], { database: { poolSize: callers } });

const stored = async (who: Caller, id: string): Promise<SavedActivity> =>
  (await portal.get(who, recordQuery, { id })).activity;

test("a save of an older version is refused with who changed the record and when, and changes nothing", async () => {
  const { id, modifiedAt } = await saved(portal, cast.maya, saving());
  const hers = await saved(portal, cast.priya, saving({ id, modifiedAt, sex: "Female" }));
  const { errors } = await portal.ask(cast.maya, saveMutation, saving({ id, modifiedAt, sex: "Male" }));
  const { keycloakId, firstName, lastName } = cast.priya;
  expect(errors).toMatchObject([
    {
      message: "Priya Raman changed this record while you did. Nothing was replaced.",
      extensions: {
        code: "CONFLICT",
        modifiedAt: hers.modifiedAt,
        modifiedBy: { keycloak_id: keycloakId, first_name: firstName, last_name: lastName },
      },
    },
  ]);
  expect(await stored(cast.priya, id)).toEqual(hers);
  const audits = await portal.database.db
    .selectFrom("audit_log")
    .select("action")
    .where("subject", "=", id)
    .orderBy("id")
    .execute();
  expect(audits.map(({ action }) => action)).toEqual(["logbook.record_created", "logbook.record_changed"]);

  const again = await saved(portal, cast.maya, saving({ id, modifiedAt: hers.modifiedAt, sex: "Male" }));
  expect(again.sex).toBe("Male");
});

test.each([
  ["left out", undefined],
  ["null", null],
])("with the version %s, the save replaces whatever is stored", async (_, modifiedAt) => {
  const { id } = await saved(portal, cast.maya, saving());
  await saved(portal, cast.priya, saving({ id, sex: "Female" }));
  const replaced = saving({ id, sex: "Male", ...(modifiedAt === undefined ? {} : { modifiedAt }) });
  expect((await saved(portal, cast.maya, replaced)).sex).toBe("Male");
});

test("an unknown version is a conflict, and a version that is not an instant is a bad request", async () => {
  const { id, modifiedAt } = await saved(portal, cast.maya, saving());
  const later = new Date(Date.parse(modifiedAt) + 1).toISOString();
  expect(await refused(portal, cast.maya, saving({ id, modifiedAt: later }))).toMatchObject({
    code: "CONFLICT",
  });
  expect(await refused(portal, cast.maya, saving({ id, modifiedAt: "yesterday" }))).toMatchObject({
    code: "BAD_REQUEST",
  });
  const sameInstant = modifiedAt.replace("Z", "000+00:00");
  expect(await saved(portal, cast.maya, saving({ id, modifiedAt: sameInstant }))).toMatchObject({ id });
});

test("without access to the record, a stale save is answered as not found, not as a conflict", async () => {
  const { id } = await saved(portal, cast.maya, saving());
  const stale = saving({ id, modifiedAt: "2020-01-01T00:00:00.000Z" });
  expect(await refused(portal, cast.helena, stale)).toMatchObject({ code: "NOT_FOUND" });
});

test("every change creates a new version, even if the clock stands still", async () => {
  const still = await castApp([], { clock: () => instant(Date.UTC(2026, 10, 20)) });
  try {
    let { id, modifiedAt } = await saved(still, cast.maya, saving());
    const first = modifiedAt;
    for (const sex of ["Female", "Male", "Other"]) {
      ({ modifiedAt } = await saved(still, cast.maya, saving({ id, modifiedAt, sex })));
    }
    expect(Date.parse(modifiedAt) - Date.parse(first)).toBe(3);
    expect(await refused(still, cast.maya, saving({ id, modifiedAt: first }))).toMatchObject({
      code: "CONFLICT",
    });
  } finally {
    await still.close();
  }
});

test("if one version is saved several times at once, one save succeeds and the others are refused", async () => {
  for (const round of [1, 2, 3, 4, 5]) {
    const { id, modifiedAt } = await saved(portal, cast.maya, saving());
    // The connections are opened before the race: on a cold pool the calls would run one after the other.
    await Promise.all(
      Array.from({ length: callers }, () => portal.database.pool.query("select pg_sleep(0.05)")),
    );
    const answers = await Promise.all(
      Array.from({ length: callers }, (_, index) =>
        portal.ask(
          index % 2 === 0 ? cast.maya : cast.priya,
          saveMutation,
          saving({ id, modifiedAt, procedureComments: `save ${round}.${index}` }),
        ),
      ),
    );
    const won = answers.flatMap(({ data }) => data?.saveActivity.activity ?? []);
    const codes = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []);
    expect([won.length, codes]).toEqual([1, Array(callers - 1).fill("CONFLICT")]);
    expect((await stored(cast.maya, id)).procedureComments).toBe(won[0]?.procedureComments);
  }
});

test("a save with a version takes as many statements as one without", async () => {
  const { id, modifiedAt } = await saved(portal, cast.maya, saving());
  const count = async (variables: ReturnType<typeof saving>) =>
    (await statementsOf(() => portal.ask(cast.maya, saveMutation, variables))).length;
  expect(await count(saving({ id, modifiedAt }))).toBe(7);
  expect(await count(saving({ id, modifiedAt }))).toBe(3);
});

test("an admin's save with the current version keeps the creator's identifier (X115)", async () => {
  const record = await saved(portal, cast.maya, saving({ optionalIdentifier: "room 4" }));
  const { id, modifiedAt } = record;
  const byAdmin = await saved(portal, cast.priya, saving({ id, modifiedAt, sex: "Male" }));
  expect(byAdmin.optionalIdentifier).toBeNull();
  expect(await stored(cast.maya, id)).toMatchObject({ optionalIdentifier: "room 4", sex: "Male" });
});
