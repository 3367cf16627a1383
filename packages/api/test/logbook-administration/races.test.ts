import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refreshPlaces } from "../../src/jobs/refresh-places.ts";
import { saveMutation, saving, typing } from "../logbook/saving.ts";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { call, documents, northgate } from "./operations.ts";

let portal: CastApp;
const connections = 10;

beforeAll(async () => {
  portal = await castApp([], { database: { poolSize: connections } });
});
afterAll(() => portal.close());

/** On connections that are open already: on a cold pool calls follow each other. */
async function atOnce<T>(calls: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  await Promise.all(
    Array.from({ length: connections }, () => portal.database.pool.query("select pg_sleep(0.05)")),
  );
  return Promise.all(calls.map((each) => each()));
}

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

test.each([
  ["createHospital", "HOSPITAL_NAME_EXISTS", (round: number) => ({ name: `Race ${round}` })],
  [
    "createAttending",
    "ATTENDING_NAME_EXISTS",
    (round: number) => ({ firstName: "Race", lastName: `No${round}` }),
  ],
] as const)(
  "of admins who call %s with one name at once, one wins and the others are told",
  async (name, code, variables) => {
    for (const round of [1, 2, 3]) {
      const answers = await atOnce(
        times(
          8,
          () => () =>
            portal.ask(cast.george, documents[name], { customerId: northgate, ...variables(round) }),
        ),
      );
      const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? "made");
      expect(codes.filter((each) => each === "made")).toHaveLength(1);
      expect(codes.filter((each) => each === code)).toHaveLength(7);
    }
  },
);

test("admins who bring the same removed entry back at once bring back one", async () => {
  for (const round of [1, 2, 3]) {
    const variables = { customerId: northgate, name: `Back ${round}` };
    const { id } = await call(portal, "createHospital", variables);
    await call(portal, "deleteHospital", { id });
    const answers = await atOnce(
      times(8, () => () => portal.ask(cast.george, documents.createHospital, variables)),
    );
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  }
});

test("a record that is saved while its attending is merged away ends at the one that stays", async () => {
  const { db } = portal.database;
  for (const round of times(12, (index) => index)) {
    const add = (firstName: string) =>
      call(portal, "createAttending", { customerId: northgate, firstName, lastName: `Merge${round}` });
    const [from, into] = [await add("From"), await add("Into")];
    const save = (index: number) => () =>
      portal.ask(
        cast.maya,
        saveMutation,
        index % 2 === 0 ? saving({ attending: { id: from.id } as never }) : typing(`Merge${round}, From`),
      );
    const answers = await atOnce([
      ...times(4, save),
      () => portal.ask(cast.george, documents.mergeAttendings, { id: from.id, into: into.id }),
      ...times(4, save),
    ]);
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    await refreshPlaces(db, { table: "attending", id: from.id });
    const { rows } = await sql<{ attending_id: string; first_name: string }>`
      select attending_id, attending_first_name as first_name from logbook_record
      where attending_last_name = ${`Merge${round}`}`.execute(db);
    expect(rows).toHaveLength(8);
    expect(new Set(rows.map((row) => `${row.attending_id} ${row.first_name}`))).toEqual(
      new Set([`${into.id} Into`]),
    );
  }
});

test("a merge that is under way is waited for, and followed", async () => {
  const { db } = portal.database;
  const add = (name: string) => call(portal, "createHospital", { customerId: northgate, name });
  const [from, into] = [await add("Slow From"), await add("Slow Into")];
  const { save } = await db.transaction().execute(async (tx) => {
    await sql`update hospital set merged_into = ${into.id}, removed_at = now() where id = ${from.id}`.execute(
      tx,
    );
    const save = portal.ask<{ saveActivity: { activity: { hospital: string } } }>(
      cast.maya,
      saveMutation,
      saving({ hospital: "Slow From" }),
    );
    // Only when the save waits for this transaction does the merge commit.
    for (;;) {
      const { rows } = await sql<{ waiting: number }>`
        select count(*) as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      if ((rows[0]?.waiting ?? 0) > 0) return { save };
    }
  });
  const { data, errors } = await save;
  expect(errors).toBeUndefined();
  expect(data?.saveActivity.activity.hospital).toBe("Slow Into");
});

test("renames while records are saved leave no record with an old name", async () => {
  const { db } = portal.database;
  const { id } = await call(portal, "createAttending", {
    customerId: northgate,
    firstName: "N0",
    lastName: "Renamed",
  });
  for (const round of times(6, (index) => index)) {
    const rename = { id, firstName: `N${round + 1}`, lastName: "Renamed" };
    await atOnce([
      ...times(4, () => () => portal.ask(cast.maya, saveMutation, saving({ attending: { id } as never }))),
      () => portal.ask(cast.george, documents.updateAttending, rename),
      ...times(4, () => () => portal.ask(cast.maya, saveMutation, saving({ attending: { id } as never }))),
    ]);
    await refreshPlaces(db, { table: "attending", id });
    const { rows } = await sql<{ first_name: string }>`
      select distinct attending_first_name as first_name from logbook_record where attending_id = ${id}`.execute(
      db,
    );
    expect(rows).toEqual([{ first_name: `N${round + 1}` }]);
  }
});

test("two merges of one pair in both directions at once leave one of the two", async () => {
  for (const round of [1, 2, 3, 4]) {
    const add = (firstName: string) =>
      call(portal, "createAttending", { customerId: northgate, firstName, lastName: `Both${round}` });
    const [a, b] = [await add("A"), await add("B")];
    const answers = await atOnce([
      () => portal.ask(cast.george, documents.mergeAttendings, { id: a.id, into: b.id }),
      () => portal.ask(cast.ruth, documents.mergeAttendings, { id: b.id, into: a.id }),
    ]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? "merged");
    expect(codes.toSorted()).toEqual(["NOT_FOUND", "merged"]);
  }
});
