import { cast, demoRecords } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castApp, setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { today } from "../support/world.ts";
import { listQuery, recordQuery } from "./fields.ts";

const records = demoRecords(today);

const portal = setUpCastApp(records);

/**
 * A list that PostgreSQL must plan for its search values takes a statement of its own instead of being prefetched with the
 * caller. The list of one's own records is always prefetched.
 */
test.each([
  ["one's own", cast.maya, [1, 1, 1]],
  ["a group's", cast.priya, [1, 2, 2]],
  ["a customer's", cast.george, [1, 2, 2]],
  ["everybody's", cast.ruth, [1, 2, 2]],
] as const)(
  "a page of %s records takes the same statements for 25 rows as for 1",
  async (_, who, statements) => {
    const searches = [{}, { searchText: "a" }, { sortField: "attending", hospital: "none" }];
    await portal.get(who, listQuery, {});
    for (const [n, search] of searches.entries()) {
      const counts = [];
      for (const limit of [1, 25]) {
        const variables = { searchParams: { ...search, limit } };
        counts.push((await statementsOf(() => portal.get(who, listQuery, variables))).length);
      }
      expect(counts).toEqual([statements[n], statements[n]]);
    }
  },
);

test("a person's first request reads the caller separately, and later requests read caller and records in one statement (7.064)", async () => {
  const id = records.find(({ createdBy }) => createdBy === cast.maya.userId)?.id;
  const fresh = await castApp(records);
  const count = async (query: string, variables = {}) =>
    (await statementsOf(() => fresh.get(cast.maya, query, variables))).length;
  try {
    expect([await count(recordQuery, { id }), await count(recordQuery, { id })]).toEqual([2, 1]);
    expect(await count("{ recentActivities { id } }")).toBe(1);
    const both = `{ activity(id: "${id}") { id } ...More } fragment More on Query { recentActivities { id } }`;
    expect(await count(both)).toBe(1);
  } finally {
    await fresh.close();
  }
});

test("the form data takes one statement beside the caller's (7.065)", async () => {
  const form = "{ IRLogFormData { attending { id } hospitals { id } interventionTypes { name } } }";
  expect(await statementsOf(() => portal.get(cast.maya, form))).toHaveLength(2);
});

test("statements are prepared by name, except those that search by a trigram index", async () => {
  const { db } = portal.database;
  const prepared = async (part: string): Promise<boolean> => {
    const { rows } = await sql<{ found: boolean }>`
      select exists (
        select from pg_prepared_statements where position(${part} in statement) > 0 and statement not like '%pg_prepared%'
      ) as found`.execute(db);
    return rows[0]?.found ?? false;
  };
  // A single connection makes its prepared statements visible.
  await Promise.all([
    portal.get(cast.maya, listQuery, { searchParams: { searchText: "maya" } }),
    portal.get(cast.george, listQuery, { searchParams: { searchText: "maya" } }),
  ]);
  const seen = await Promise.all(
    Array.from({ length: 12 }, async () => [
      await prepared("strpos(record"),
      await prepared("like (search_form("),
    ]),
  );
  expect(seen.some(([inScope]) => inScope)).toBe(true);
  expect(seen.some(([, byIndex]) => byIndex)).toBe(false);
});
