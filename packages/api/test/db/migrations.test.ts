import { expect, test } from "vitest";
import { openDatabase } from "../../src/db/database.ts";
import { isMigrated } from "../../src/db/is-migrated.ts";
import { migrateToLatest } from "../../src/db/migrate-to-latest.ts";
import { migrations } from "../../src/db/migrations/index.ts";
import { setUpEmptyDatabase } from "../support/database.ts";

const database = setUpEmptyDatabase();

test("an empty database is brought up by two processes at once, and a second time without a change", async () => {
  const [one, other] = await Promise.all([migrateToLatest(database.url), migrateToLatest(database.url)]);
  expect([...one, ...other]).toEqual(Object.keys(migrations));
  expect(await migrateToLatest(database.url)).toEqual([]);
});

test("a database is ready only with every migration of this version", async () => {
  const { db, pool, close } = openDatabase(database.url);
  expect(await isMigrated(db)).toBe(true);
  await pool.query("delete from kysely_migration where name = $1", [Object.keys(migrations).at(-1)]);
  expect(await isMigrated(db)).toBe(false);
  await close();
});

test("migrations are applied in the order of their names", () => {
  expect(Object.keys(migrations)).toEqual(Object.keys(migrations).toSorted());
});
