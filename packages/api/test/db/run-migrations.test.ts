import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openForMigrations, runMigrationsOf } from "../../src/db/run-migrations.ts";
import { setUpEmptyDatabase } from "../support/database.ts";

/** Another client, which works in a transaction of its own. */
type Worker = { readonly does: (statement: string) => Promise<unknown> };

const statements = (text: string): Migration => ({
  up: async (db) => {
    await sql.raw(text).execute(db);
  },
});

const first = { "1-tables": statements("create table a (n int); create table b (n int)") };

let opened: ReturnType<typeof openForMigrations>;

const database = setUpEmptyDatabase();
beforeAll(async () => {
  opened = openForMigrations(database.url);
  await runMigrationsOf(opened.db, first);
});

afterAll(() => opened.close());

test("X12: a migration yields to a transaction that uses its table, blocks no one behind it, and is retried", async () => {
  await using reader = await working("select n from a");
  const migrated = runMigrationsOf(opened.db, { ...first, "2-more": statements("alter table a add m int") });
  await sleep(50);
  // The reader is still at work: it and a waiting migration must not wait for each other.
  await using next = await working("select n from a");
  await next.does("commit");
  await reader.does("commit");
  expect(await migrated).toEqual(["2-more"]);
});

test("X12: in a deadlock between a migration and a person, the person's transaction continues", async () => {
  await using person = await working("select n from b");
  const migrated = runMigrationsOf(opened.db, {
    ...first,
    "2-more": statements("alter table a add m int"),
    "3-both": statements("alter table a add k int; alter table b add k int"),
  });
  await sleep(1_100);
  await person.does("select n from a");
  await person.does("commit");
  expect(await migrated).toEqual(["3-both"]);
});

test("a faulty migration fails at once, and migrations applied before it remain", async () => {
  const wrong = {
    ...first,
    "2-more": statements("alter table a add m int"),
    "3-both": statements("alter table a add k int; alter table b add k int"),
    "4-good": statements("alter table a add j int"),
    "5-wrong": statements("alter table nothing add j int"),
  };
  await expect(runMigrationsOf(opened.db, wrong)).rejects.toThrow("The migration 5-wrong failed");
  const { "5-wrong": _, ...good } = wrong;
  expect(await runMigrationsOf(opened.db, good)).toEqual([]);
});

async function working(statement: string): Promise<Worker & AsyncDisposable> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("begin");
  await client.query(statement);
  return {
    does: (next) => client.query(next),
    [Symbol.asyncDispose]: () => client.end(),
  };
}
