import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Holding, TablePlace } from "../../src/modules/personal-data/map/holding.ts";
import { personalDataMap } from "../../src/modules/personal-data/personal-data-map.ts";
import { tablesOf } from "../platform/isolation/schema-facts.ts";
import { setUpDatabase } from "../support/database.ts";

const database = setUpDatabase();
const places: ReadonlyMap<string, TablePlace> = new Map(Object.entries(personalDataMap));

/** All columns of a table, those that the database derives included. */
async function columnsByTable(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, json_agg(column_name order by ordinal_position) as columns
    from information_schema.columns where table_schema = 'public' group by table_name`.execute(database.db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

test("every column of a table with people's data is exported, or left out for a reason", async () => {
  const columns = await columnsByTable();
  const wrong = [...places].flatMap(([table, place]) => {
    if ("notPersonal" in place) return [];
    const named = new Set([
      ...place.holdings.flatMap((holding) => holding.columns),
      ...Object.values(place.leftOut ?? {}).flat(),
    ]);
    return (columns.get(table) ?? [])
      .filter((column) => !named.has(column))
      .map((column) => `${table}.${column}`);
  });
  expect(wrong, "give each its place in modules/personal-data/map").toEqual([]);
});

test("every table has its place, and every place a table", async () => {
  const tables = (await tablesOf(database.db)).map(({ name }) => name);
  expect([...places.keys()].toSorted()).toEqual(tables.toSorted());
});

/** Columns by which a row can belong to a person, although no foreign key says so. */
const namesPerson = /(^|_)(user_id|person_id|actor_id|keycloak_id|e?mail|address|recipient|phone_no)$/;
/** Columns of tables without people's data whose names look as if they had some. */
const looksPersonal: readonly string[] = ["content_source.address", "station_state.ip_address"];

test("no table that leads to a person is said to have no people's data", async () => {
  const tables = await tablesOf(database.db);
  const wrong = tables.flatMap(({ name, columns, foreignKeys }) => {
    if (!("notPersonal" in (places.get(name) ?? {}))) return [];
    const toPeople = foreignKeys
      .filter(({ parent }) => parent === "app_user" || isOnePersons(parent))
      .map(({ parent }) => `${name} belongs to ${parent}`);
    const named = columns
      .map((column) => `${name}.${column.name}`)
      .filter((column) => namesPerson.test(column));
    return [...toPeople, ...named.filter((column) => !looksPersonal.includes(column))];
  });
  expect(wrong).toEqual([]);
});

/** Whether the rows of a table are a person's own, so that what hangs on them is theirs too. */
function isOnePersons(table: string): boolean {
  const place = places.get(table);
  if (place === undefined || "notPersonal" in place || shared.includes(table)) return false;
  return place.holdings.some((holding) => holding.place !== "changes");
}

/** Tables of which only single rows or columns are about a person: what refers to them is not. */
const shared: readonly string[] = ["attending", "vm", "stored_file", "logbook_mapping"];

test("every holding exports something, under a heading of its own", () => {
  const holdings = [...places.values()].flatMap((place): readonly Holding[] =>
    "notPersonal" in place ? [] : place.holdings,
  );
  const titles = holdings.map(({ title }) => title);
  expect(titles).toEqual([...new Set(titles)]);
  expect(holdings.filter(({ columns }) => columns.length === 0)).toEqual([]);
});
