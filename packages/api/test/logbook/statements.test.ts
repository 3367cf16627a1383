import { cast, demoRecords } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { today } from "../support/world.ts";
import { listQuery, recordQuery } from "./fields.ts";

let portal: CastApp;
const records = demoRecords(today);

beforeAll(async () => {
  portal = await castApp(records);
});

afterAll(() => portal.close());

test.each([
  ["one's own", cast.maya],
  ["a group's", cast.priya],
  ["a customer's", cast.george],
  ["everybody's", cast.ruth],
] as const)(
  "a page of %s records is one statement beside the caller's, for 1 row as for 25",
  async (_, who) => {
    const searches = [{}, { searchText: "a" }, { sortField: "attending", hospital: "none" }];
    for (const search of searches) {
      const counts = [];
      for (const limit of [1, 25]) {
        const variables = { searchParams: { ...search, limit } };
        counts.push((await statementsOf(() => portal.get(who, listQuery, variables))).length);
      }
      expect(counts).toEqual([2, 2]);
    }
  },
);

test("a record is one statement beside the caller's, and so is what the form offers (7.064, 7.065)", async () => {
  const id = records.find(({ createdBy }) => createdBy === cast.maya.userId)?.id;
  expect(await statementsOf(() => portal.get(cast.maya, recordQuery, { id }))).toHaveLength(2);
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
  // One connection, so that what was prepared can be seen.
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
