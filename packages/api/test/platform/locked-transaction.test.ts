import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { inLockedTransaction, type LockKey, lockKey } from "../../src/db/locked-transaction.ts";
import { setUpDatabase } from "../support/database.ts";

const poolSize = 6;

const database = setUpDatabase({ poolSize });

const voucher = (id: number): readonly LockKey[] => [lockKey("voucher", id)];

test("requests for the same lock wait without a connection; requests for different locks share half of the pool", async () => {
  const { db, pool } = database;
  const most = { same: 0, different: 0 };
  const measured = (name: keyof typeof most, turns: readonly LockKey[]) =>
    inLockedTransaction(db, turns, async (tx) => {
      await sql`select pg_sleep(0.01)`.execute(tx);
      most[name] = Math.max(most[name], pool.totalCount - pool.idleCount);
    });
  await Promise.all(Array.from({ length: 30 }, () => measured("same", voucher(1))));
  await Promise.all(Array.from({ length: 30 }, (_, id) => measured("different", voucher(id))));
  expect(most).toEqual({ same: 1, different: poolSize / 2 });
});

test("requests for several locks never deadlock, in whatever order the locks are named", async () => {
  const orders = [
    [lockKey("voucher", 1), lockKey("fleet"), lockKey("account", 1)],
    [lockKey("fleet"), lockKey("account", 1)],
    [lockKey("account", 1), lockKey("voucher", 1), lockKey("voucher", 1)],
  ];
  const works = Array.from({ length: 30 }, (_, index) =>
    inLockedTransaction(database.db, orders[index % 3] ?? [], () => sleep(1)),
  );
  await expect(Promise.all(works)).resolves.toHaveLength(30);
});

test("a failed transaction releases its locks", async () => {
  const failing = () => Promise.reject(new Error("it does not work"));
  await expect(inLockedTransaction(database.db, voucher(1), failing)).rejects.toThrow("it does not work");
  expect(await inLockedTransaction(database.db, voucher(1), async () => "done")).toBe("done");
});

/** The files that only the worker runs, for whose pool no request waits. */
const ofWorker = [
  "access-vouchers/settle-expired.ts",
  "activity-results/judge-runs.ts",
  "content/refresh-content.ts",
  "machines/reconciler/reconcile-machine.ts",
  "operations/run-operation.ts",
];

test("no use case opens a transaction except through inLockedTransaction", async () => {
  const modules = fileURLToPath(new URL("../../src/modules/", import.meta.url));
  const files = (await readdir(modules, { recursive: true })).filter((file) => file.endsWith(".ts"));
  const texts = await Promise.all(files.map((file) => readFile(`${modules}${file}`, "utf8")));
  const found = files.filter((_, index) => texts[index]?.includes(".transaction()"));
  expect(found.toSorted()).toEqual(ofWorker);
});
