import { expect, test } from "vitest";
import { openDatabase } from "../../src/db/database.ts";
import { isMigrated } from "../../src/db/is-migrated.ts";
import { migrateToLatest } from "../../src/db/migrate-to-latest.ts";
import { migrations } from "../../src/db/migrations/index.ts";
import { setUpEmptyDatabase } from "../support/database.ts";

const database = setUpEmptyDatabase();

test("two processes at once migrate an empty database, and a second run changes nothing", async () => {
  const [one, other] = await Promise.all([migrateToLatest(database.url), migrateToLatest(database.url)]);
  expect([...one, ...other]).toEqual(Object.keys(migrations));
  expect(await migrateToLatest(database.url)).toEqual([]);
});

test("a database is ready only if every migration of this version is applied", async () => {
  const { db, pool, close } = openDatabase(database.url);
  expect(await isMigrated(db)).toBe(true);
  await pool.query("delete from kysely_migration where name = $1", [Object.keys(migrations).at(-1)]);
  expect(await isMigrated(db)).toBe(false);
  await close();
});

test("migrations are applied in the order of their names", () => {
  expect(Object.keys(migrations)).toEqual(Object.keys(migrations).toSorted());
});
