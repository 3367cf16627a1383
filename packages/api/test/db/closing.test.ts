import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../../src/db/database.ts";
import { setUpTestApp } from "../support/app.ts";

const api = setUpTestApp();

test("a query that waits for a connection when the database closes is still served", async () => {
  const { db, pool, close } = openDatabase(api.database.url, { poolSize: 1, connectTimeoutMs: 2_000 });
  const held = sql`select pg_sleep(0.2)`.execute(db);
  await expect.poll(() => pool.totalCount).toBe(1);
  const waiting = pool.query<{ one: number }>("select 1 as one");
  await Promise.all([held, close()]);
  expect((await waiting).rows).toEqual([{ one: 1 }]);
});
