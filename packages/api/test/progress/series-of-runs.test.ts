import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { checkInvariants } from "../../src/invariants/invariant.ts";
import { storedFigureInvariants } from "../../src/invariants/stored-figures.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { readWeek } from "../this-week/week-queries.ts";
import { lakeside, makeKey, makeRuns, newVersion } from "./run-builders.ts";

const portal = setUpCastApp();

type Stored = { readonly person: string; readonly customer: number; readonly outcomes: string };

/** The series of an exercise, with the people and institutions, in one order. */
async function getSeries(exerciseId: number): Promise<readonly Stored[]> {
  const { rows } = await sql<Stored>`
    select person.first_name as person, customer_id as customer, outcomes
    from exercise_series series join app_user person on person.id = series.user_id
    where exercise_key = ${await makeKey(portal, exerciseId)} order by person, customer`.execute(
    portal.database.db,
  );
  return rows;
}

const wrong = () => checkInvariants(portal.database.db, storedFigureInvariants);

test("the series follow delivered, rejudged, moved and deleted runs, and other people's series are unchanged", async () => {
  const { db } = portal.database;
  const run = { exerciseId: 201, customerId: 1 as never };
  await makeRuns(portal, cast.tomas, { ...run, outcomes: "ppf" });
  await makeRuns(portal, cast.maya, { ...run, outcomes: "pFna" });
  await makeRuns(portal, cast.maya, { ...run, outcomes: "p", customerId: lakeside });
  await makeRuns(portal, cast.maya, { ...run, outcomes: "p", customerId: null });
  const others = [
    { person: "Maya", customer: lakeside, outcomes: "p" },
    { person: "Tomás", customer: 1, outcomes: "ppf" },
  ];
  const maya = (outcomes: string) => [{ person: "Maya", customer: 1, outcomes }, ...others];
  expect(await getSeries(201)).toEqual(maya("pFnn"));

  const mine = sql`created_by = ${cast.maya.userId} and customer_id = 1`;
  await sql`update simulator_activity set is_met = true where ${mine} and source = 'by_hand'`.execute(db);
  expect(await getSeries(201)).toEqual(maya("pPnn"));
  await sql`
    update simulator_activity set is_completed = true, is_met = false, evaluated = 2, met = 1, progress = 50
    where ${mine} and not is_completed`.execute(db);
  expect(await getSeries(201)).toEqual(maya("pPnf"));
  // A run with a corrected time comes first; a new version of the exercise continues the series.
  await sql`update simulator_activity set started_at = started_at - interval '1 year' where ${mine} and is_met is false`.execute(
    db,
  );
  expect(await getSeries(201)).toEqual(maya("fpPn"));
  await makeRuns(portal, cast.maya, {
    ...run,
    exerciseId: await newVersion(portal, 201),
    outcomes: "p",
    from: Date.now(),
  });
  expect(await getSeries(201)).toEqual(maya("fpPnp"));
  await sql`delete from simulator_activity where ${mine} and is_met`.execute(db);
  expect(await getSeries(201)).toEqual(maya("fn"));
  await sql`delete from simulator_activity where ${mine}`.execute(db);
  expect(await getSeries(201)).toEqual(others);
  expect(await wrong()).toEqual([]);
});

test("This week follows rejudged and deleted runs and a changed rule, and other people's entries stay", async () => {
  const { db } = portal.database;
  const lost = { exerciseId: 101, outcomes: "ppffff" };
  await makeRuns(portal, cast.maya, lost);
  await makeRuns(portal, cast.tomas, lost);
  const below = async () =>
    (await readWeek(portal)).people
      .filter(({ reasons }) => reasons.some(({ kind }) => kind === "belowBenchmark"))
      .map(({ name }) => name);
  const both = ["Maya Lindqvist", "Tomás Herrera"];
  expect(await below()).toEqual(both);
  const ofMaya = sql`created_by = ${cast.maya.userId} and exercise_key = ${await makeKey(portal, 101)}`;
  const set = (isMet: boolean) =>
    sql`update simulator_activity set is_met = ${isMet} where ${ofMaya} and met = 1`.execute(db);
  await set(true);
  expect(await below()).toEqual(["Tomás Herrera"]);
  await set(false);
  expect(await below()).toEqual(both);
  await sql`
    insert into customer_proficiency_rule (customer_id, kind, passes, score_limit, loss_limit, acceptable_failures,
      unacceptable_failures, counts_runs_by_hand, modified_at)
    values (1, 'passes_in_a_row', 20, 20, 20, 10, 50, true, now())`.execute(db);
  expect(await below()).toEqual([]);
  await sql`delete from customer_proficiency_rule`.execute(db);
  expect(await below()).toEqual(both);
  await sql`delete from simulator_activity where ${ofMaya}`.execute(db);
  expect(await below()).toEqual(["Tomás Herrera"]);
});

test("an update that does not affect a standing does not write to the series", async () => {
  const { db } = portal.database;
  await makeRuns(portal, cast.nils, { exerciseId: 101, outcomes: "pf", customerId: lakeside });
  const getVersion = async () =>
    (
      await sql<{
        version: string;
      }>`select xmin::text as version from exercise_series where user_id = ${cast.nils.userId}`.execute(db)
    ).rows;
  const before = await getVersion();
  await sql`update simulator_activity set image_count = 3 where created_by = ${cast.nils.userId}`.execute(db);
  expect(await getVersion()).toEqual(before);
});

test("runs that arrive at the same time are all in the series", async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, day) =>
      makeRuns(portal, cast.aiko, {
        exerciseId: 102,
        outcomes: "p",
        customerId: lakeside,
        from: Date.now() + day,
      }),
    ),
  );
  expect(await getSeries(102)).toEqual([{ person: "Aiko", customer: lakeside, outcomes: "pppppppp" }]);
  expect(await wrong()).toEqual([]);
});

test("deleting a person or an institution deletes only their series", async () => {
  const { db } = portal.database;
  const run = { exerciseId: 103, outcomes: "pp" };
  await sql`insert into customer (id, name) overriding system value values (9000, 'Closing')`.execute(db);
  await makeRuns(portal, cast.tomas, { ...run, customerId: 9000 as never });
  await makeRuns(portal, cast.nils, { ...run, customerId: lakeside });
  await makeRuns(portal, cast.aiko, { ...run, customerId: lakeside });
  await sql`delete from customer where id = 9000`.execute(db);
  await sql`delete from app_user where id = ${cast.nils.userId}`.execute(db);
  expect(await getSeries(103)).toEqual([{ person: "Aiko", customer: lakeside, outcomes: "pp" }]);
  expect(await wrong()).toEqual([]);
});
