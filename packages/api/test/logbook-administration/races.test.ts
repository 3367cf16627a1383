import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { refreshListEntries } from "../../src/jobs/refresh-list-entries.ts";
import { saveMutation, saving, typing } from "../logbook/save-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { call, documents, northgate } from "./operations.ts";

const connections = 10;

const portal = setUpCastApp([], { processes: 3, database: { poolSize: connections } });

/** The connections are opened before the race: on a cold pool the calls would run one after the other. */
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
  "if admins call %s with one name at once, one succeeds and the others are refused",
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

test("simultaneous attempts to restore the same removed entry restore one entry", async () => {
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

test("a record that is saved during a merge of its attending has the remaining attending", async () => {
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
    await refreshListEntries(db, { table: "attending", id: from.id });
    const { rows } = await sql<{ attending_id: string; first_name: string }>`
      select attending_id, attending_first_name as first_name from logbook_record
      where attending_last_name = ${`Merge${round}`}`.execute(db);
    expect(rows).toHaveLength(8);
    expect(new Set(rows.map((row) => `${row.attending_id} ${row.first_name}`))).toEqual(
      new Set([`${into.id} Into`]),
    );
  }
});

/** Saves a record while its attending's entry is being changed: the save must wait for the change to end. */
async function savedDuring(change: ReturnType<typeof sql>, variables: ReturnType<typeof saving>) {
  const { db } = portal.database;
  const { save } = await db.transaction().execute(async (tx) => {
    await change.execute(tx);
    let hasEnded = false;
    const answer = portal
      .ask<{ saveActivity: { activity: { hospital: string; attending: { lastName: string } } } }>(
        cast.maya,
        saveMutation,
        variables,
      )
      .finally(() => {
        hasEnded = true;
      });
    for (let isWaiting = false; !isWaiting; ) {
      if (hasEnded) throw new Error("the save did not wait for the change");
      const { rows } = await sql<{ waiting: number }>`
        select count(*) as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      isWaiting = (rows[0]?.waiting ?? 0) > 0;
    }
    return { save: answer };
  });
  const { data, errors } = await save;
  expect(errors).toBeUndefined();
  return data?.saveActivity.activity;
}

const merging = (table: "attending" | "hospital", from: string, into: string) => sql`
  update ${sql.table(table)} set merged_into = ${into}, removed_at = now() where id = ${from}`;

test("a save waits for an ongoing merge and then uses the remaining entry", async () => {
  const addHospital = (name: string) => call(portal, "createHospital", { customerId: northgate, name });
  const [from, into] = [await addHospital("Slow From"), await addHospital("Slow Into")];
  const placed = await savedDuring(merging("hospital", from.id, into.id), saving({ hospital: "Slow From" }));
  expect(placed?.hospital).toBe("Slow Into");

  for (const way of ["id", "name"]) {
    const add = (lastName: string) =>
      call(portal, "createAttending", { customerId: northgate, firstName: way, lastName });
    const [slow, kept] = [await add("SlowFrom"), await add("SlowInto")];
    const variables = way === "id" ? saving({ attending: { id: slow.id } }) : typing(`SlowFrom, ${way}`);
    const record = await savedDuring(merging("attending", slow.id, kept.id), variables);
    expect(record?.attending.lastName).toBe("SlowInto");
  }
});

test("a save waits for an ongoing rename and then uses the new name", async () => {
  const variables = { customerId: northgate, firstName: "R", lastName: "SlowOld" };
  const { id } = await call(portal, "createAttending", variables);
  const rename = sql`update attending set last_name = 'SlowNew' where id = ${id}`;
  const record = await savedDuring(rename, saving({ attending: { id } }));
  expect(record?.attending.lastName).toBe("SlowNew");
});

test("renaming during simultaneous saves leaves no record with the old name", async () => {
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
    await refreshListEntries(db, { table: "attending", id });
    const { rows } = await sql<{ first_name: string }>`
      select distinct attending_first_name as first_name from logbook_record where attending_id = ${id}`.execute(
      db,
    );
    expect(rows).toEqual([{ first_name: `N${round + 1}` }]);
  }
});

test("of two simultaneous merges of one pair in opposite directions, one succeeds", async () => {
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
