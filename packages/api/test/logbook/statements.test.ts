import type { AttendingId, CustomerId, GroupId } from "@cathedra/domain";
import { attendings, cast, demoRecords, hospitals } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { readSaveFacts } from "../../src/modules/logbook/save-queries.ts";
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

test("what a new record names is read by a statement that is planned once, whatever the number of its people", async () => {
  const people = [cast.maya, cast.tomas, cast.priya].map(({ keycloakId }) => keycloakId);
  const plans = await portal.database.db.connection().execute(async (connection) => {
    for (let times = 0; times < 12; times += 1) {
      const facts = await readSaveFacts(connection, {
        customerId: 1 as CustomerId,
        groupId: 1 as GroupId,
        hospital: hospitals[0]?.name ?? "",
        attending: { id: attendings[0]?.id as AttendingId },
        keycloakIds: people.slice(0, (times % 3) + 1),
        createdBy: cast.maya.userId,
        clientKey: null,
      });
      expect(facts.people).toHaveLength((times % 3) + 1);
    }
    const { rows } = await sql<{ custom: number }>`
      select custom_plans::int as custom from pg_prepared_statements
      where statement like '%named_place%' and generic_plans + custom_plans >= 12`.execute(connection);
    return rows;
  });
  // PostgreSQL tries five custom plans before it chooses a generic one.
  expect(plans).toEqual([{ custom: 5 }]);
});
