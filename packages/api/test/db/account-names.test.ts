import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../src/db/database.ts";
import { migrations } from "../../src/db/migrations/index.ts";
import { setUpEmptyDatabase } from "../support/database.ts";

let opened: ReturnType<typeof openDatabase>;

const database = setUpEmptyDatabase();
beforeAll(async () => {
  opened = openDatabase(database.url);
});

afterAll(() => opened.close());

test("accounts with equal names get distinct names, and further equal names are refused", async () => {
  const { db, pool } = opened;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const before = await migrator.migrateTo("20261121T2150-versions");
  expect(before.error).toBeUndefined();
  const names = [
    "Straße",
    "North  Bay",
    "north bay",
    " NORTH\tBAY ",
    "North Bay (2)",
    "Ågård",
    "ågård",
    "   ",
  ];
  await pool.query("insert into customer (name) select unnest($1::text[])", [names]);
  const { error } = await migrator.migrateToLatest();
  expect(error).toBeUndefined();
  const { rows } = await pool.query<{ name: string }>("select name from customer order by id");
  expect(rows.map(({ name }) => name)).toEqual([
    "Straße",
    "North Bay",
    "north bay (3)",
    "NORTH BAY (4)",
    "North Bay (2)",
    "Ågård",
    "ågård (2)",
    "Account",
  ]);
  const alike = pool.query("insert into customer (name) values ('NORTH bay')");
  await expect(alike).rejects.toMatchObject({ constraint: "unique_customer_names" });
});
