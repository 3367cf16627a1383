import type { ActivitiesPage } from "@cathedra/graphql-schema";
import { type CastKey, cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";
import { deleting, deletion } from "./delete-helpers.ts";
import { recordQuery } from "./fields.ts";
import { type SavedActivity, saved, saving } from "./save-helpers.ts";

const callers = 10;

const portal = setUpCastApp([], { database: { poolSize: callers } });

const unavailable = { code: "NOT_FOUND", message: "Specified record does not exist or is unavailable" };

/** The number of a group's records in the database, and the value of the counter. */
async function counts(groupId: number) {
  const { rows } = await sql<{ records: number; counted: number }>`
    select (select count(*) from logbook_record where group_id = ${groupId}) as records,
      coalesce((select sum(records) from logbook_count where group_id = ${groupId}), 0)::int as counted`.execute(
    portal.database.db,
  );
  return rows[0];
}

async function isThere(id: string): Promise<boolean> {
  const { data } = await portal.ask<{ activity: unknown }>(cast.maya, recordQuery, { id });
  return data !== null && data !== undefined;
}

/** As many connections are opened as there are callers: on a cold pool the calls would run one after the other. */
async function warmPool(): Promise<void> {
  await Promise.all(
    Array.from({ length: callers }, () => portal.database.pool.query("select pg_sleep(0.05)")),
  );
}

test.each<CastKey>(["maya", "priya", "george"])("%s may delete a record of Maya's (X35)", async (who) => {
  const record = await saved(portal, cast.maya, saving());
  expect(await deletion(portal, cast[who], deleting(record))).toEqual({ deletedId: record.id });
  expect(await isThere(record.id)).toBe(false);
  const { db } = portal.database;
  const people = await unbranded(db)
    .selectFrom("logbook_participant")
    .select("name")
    .where("record_id", "=", record.id)
    .execute();
  expect(people).toEqual([]);
});

test.each<[CastKey, string, string]>([
  ["ruth", "FORBIDDEN", "reads it, but may not"],
  ["lukas", "NOT_FOUND", "administers a group of another customer"],
  ["helena", "NOT_FOUND", "administers another customer"],
  ["aiko", "NOT_FOUND", "is of another customer"],
])("deleting as %s is answered with %s, since the person %s", async (who, code) => {
  const record = await saved(portal, cast.maya, saving());
  expect(await deletion(portal, cast[who], deleting(record))).toMatchObject({ code });
  expect(await isThere(record.id)).toBe(true);
});

test("a participant of a record may read it but not delete it (X35)", async () => {
  const participants = [{ user: { keycloak_id: cast.tomas.keycloakId } }];
  const record = await saved(portal, cast.maya, saving({ participants }));
  expect(await deletion(portal, cast.tomas, deleting(record))).toMatchObject({ code: "FORBIDDEN" });
  expect(await isThere(record.id)).toBe(true);
});

test("a wrong code, a wrong group and an invalid id are answered like an unknown record", async () => {
  const record = await saved(portal, cast.maya, saving());
  const right = deleting(record);
  for (const wrong of [
    { ...right, procedure: { code: "VI-0000" } },
    { ...right, groupId: record.groupId + 1 },
    { ...right, id: "4ec04d00-0000-4000-8000-0000000000ff" },
    { ...right, id: "' or true --" },
    { ...right, id: "a\0b" },
  ]) {
    expect(await deletion(portal, cast.maya, wrong)).toEqual(unavailable);
    // A person who may not delete the record cannot tell a right code from a wrong one.
    expect(await deletion(portal, cast.aiko, wrong)).toEqual(unavailable);
  }
  expect(await isThere(record.id)).toBe(true);
});

test("a deletion that names an older version of the record is refused, and one that names the stored one is not", async () => {
  const opened = await saved(portal, cast.maya, saving());
  const { id, modifiedAt } = opened as SavedActivity & { readonly modifiedAt: string };
  const hers = await saved(portal, cast.priya, saving({ id, modifiedAt, sex: "Female" }));
  expect(await deletion(portal, cast.maya, { ...deleting(opened), modifiedAt })).toMatchObject({
    code: "CONFLICT",
    message: "Priya Raman changed this record while you did. Nothing was replaced.",
  });
  expect(await isThere(id)).toBe(true);
  const now = { ...deleting(opened), modifiedAt: String(hers.modifiedAt) };
  expect(await deletion(portal, cast.maya, now)).toEqual({ deletedId: id });
});

test("deleting leaves one audit row without clinical values and correct counters", async () => {
  const record = await saved(portal, cast.maya, saving());
  const before = await counts(record.groupId);
  await deletion(portal, cast.priya, deleting(record));
  const after = await counts(record.groupId);
  expect(after?.records).toBe(Number(before?.records) - 1);
  expect(after?.counted).toBe(after?.records);
  const audits = await portal.database.db
    .selectFrom("audit_log")
    .selectAll()
    .where("subject", "=", record.id)
    .where("action", "=", "logbook.record_deleted")
    .execute();
  expect(audits).toHaveLength(1);
  expect(Object.keys(audits[0]?.before ?? {}).toSorted()).toEqual(["createdBy", "customerId", "groupId"]);
});

test("deleting returns the current list with the requested filters (7.068)", async () => {
  const [kept, doomed] = [
    await saved(portal, cast.tomas, saving()),
    await saved(portal, cast.tomas, saving()),
  ];
  const query = `mutation ($activity: DeleteActivityInput!, $searchParams: ActivitiesSearchParams) {
    deleteActivity(activity: $activity) { activities(searchParams: $searchParams) { totalCount activities { id } } }
  }`;
  const answer = await portal.get<{ deleteActivity: { activities: ActivitiesPage } }>(cast.tomas, query, {
    activity: deleting(doomed),
    searchParams: { limit: 1000 },
  });
  const { totalCount, activities } = answer.deleteActivity.activities;
  const ids = activities.map(({ id }) => id);
  expect(ids).toContain(kept.id);
  expect(ids).not.toContain(doomed.id);
  expect(totalCount).toBe(ids.length);
});

test("a record deleted by many requests at once is deleted once", async () => {
  for (const _round of [1, 2, 3, 4, 5]) {
    const record = await saved(portal, cast.maya, saving());
    await warmPool();
    const answers = await Promise.all(
      Array.from({ length: callers }, (_, index) =>
        deletion(portal, index % 2 === 0 ? cast.maya : cast.priya, deleting(record)),
      ),
    );
    expect(answers.filter((answer) => "deletedId" in answer)).toHaveLength(1);
    expect(answers.filter((answer) => "code" in answer)).toEqual(
      Array.from({ length: callers - 1 }, () => unavailable),
    );
    const { counted, records } = (await counts(record.groupId)) ?? {};
    expect(counted).toBe(records);
    const audits = await portal.database.db
      .selectFrom("audit_log")
      .select("id")
      .where("subject", "=", record.id)
      .where("action", "=", "logbook.record_deleted")
      .execute();
    expect(audits).toHaveLength(1);
  }
});

test("a save that arrives after a simultaneous deletion is refused as not found", async () => {
  for (const _round of [1, 2, 3, 4, 5]) {
    const record = await saved(portal, cast.maya, saving());
    await warmPool();
    const save = () =>
      saved(portal, cast.maya, saving({ id: record.id, sex: "Female" })).then(
        () => "saved",
        (error: unknown) => String(error),
      );
    const [answer, ...saves] = await Promise.all([
      deletion(portal, cast.priya, deleting(record)),
      ...Array.from({ length: callers - 1 }, save),
    ]);
    expect(answer).toEqual({ deletedId: record.id });
    for (const outcome of saves) if (outcome !== "saved") expect(outcome).toContain(unavailable.message);
    expect(await isThere(record.id)).toBe(false);
    const { counted, records } = (await counts(record.groupId)) ?? {};
    expect(counted).toBe(records);
  }
});

test("deleting takes seven statements including the caller's", async () => {
  const record = await saved(portal, cast.maya, saving());
  const statements = await statementsOf(() => deletion(portal, cast.maya, deleting(record)));
  expect(statements).toHaveLength(7);
});
