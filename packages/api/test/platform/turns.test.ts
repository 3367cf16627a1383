import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTurn, type Turn, turn } from "../../src/db/turns.ts";
import { type TestDatabase, testDatabase } from "../support/database.ts";

let database: TestDatabase;
const poolSize = 6;

beforeAll(async () => {
  database = await testDatabase({ poolSize });
});
afterAll(() => database.drop());

const voucher = (id: number): readonly Turn[] => [turn("voucher", id)];

test("those who want the same wait without a connection, those who want different things share half of the pool", async () => {
  const { db, pool } = database;
  const most = { same: 0, different: 0 };
  const measured = (name: keyof typeof most, turns: readonly Turn[]) =>
    inTurn(db, turns, async (tx) => {
      await sql`select pg_sleep(0.01)`.execute(tx);
      most[name] = Math.max(most[name], pool.totalCount - pool.idleCount);
    });
  await Promise.all(Array.from({ length: 30 }, () => measured("same", voucher(1))));
  await Promise.all(Array.from({ length: 30 }, (_, id) => measured("different", voucher(id))));
  expect(most).toEqual({ same: 1, different: poolSize / 2 });
});

test("whoever wants several things, in whatever order they are named, never waits for somebody who waits for them", async () => {
  const orders = [
    [turn("voucher", 1), turn("fleet"), turn("account", 1)],
    [turn("fleet"), turn("account", 1)],
    [turn("account", 1), turn("voucher", 1), turn("voucher", 1)],
  ];
  const works = Array.from({ length: 30 }, (_, index) =>
    inTurn(database.db, orders[index % 3] ?? [], () => sleep(1)),
  );
  await expect(Promise.all(works)).resolves.toHaveLength(30);
});

test("whoever fails gives the turn back", async () => {
  const failing = () => Promise.reject(new Error("it does not work"));
  await expect(inTurn(database.db, voucher(1), failing)).rejects.toThrow("it does not work");
  expect(await inTurn(database.db, voucher(1), async () => "done")).toBe("done");
});

/** What the worker alone runs, whose pool nobody waits for. */
const ofWorker = [
  "access-vouchers/settle-expired.ts",
  "activity-results/judge-runs.ts",
  "content/refresh-content.ts",
  "machines/reconciler/reconcile-machine.ts",
  "operations/run-operation.ts",
];

test("no use case opens a transaction past the turns", async () => {
  const modules = fileURLToPath(new URL("../../src/modules/", import.meta.url));
  const files = (await readdir(modules, { recursive: true })).filter((file) => file.endsWith(".ts"));
  const texts = await Promise.all(files.map((file) => readFile(`${modules}${file}`, "utf8")));
  const found = files.filter((_, index) => texts[index]?.includes(".transaction()"));
  expect(found.toSorted()).toEqual(ofWorker);
});
