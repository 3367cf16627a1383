import type { OperationId } from "@cathedra/domain";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { claimOperation, whileLeaseHolds } from "../../src/modules/operations/operation-lease.ts";
import { recoverExpiredLeases } from "../../src/modules/operations/recover-expired-leases.ts";
import { type Runner, WorkFailed } from "../../src/modules/operations/run-operation.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { anOperation } from "./operation-builder.ts";
import { runAsWorker } from "./run-as-worker.ts";

const portal = setUpCastApp();
beforeEach(() => sql`delete from operation`.execute(portal.database.db));

const getState = async (id: OperationId) => {
  const { operation } = await portal.get(
    cast.ruth,
    "query ($id: ID!) { operation(id: $id) { state reason progress viewerCanTryAgain } }",
    {
      id,
    },
  );
  return operation;
};
const run = (id: OperationId, runner: Runner) => runAsWorker(portal, "platform_sync", id, runner);
const expire = () =>
  sql`update operation set lease_until = now() - interval '1 second' where outcome is null`.execute(
    portal.database.db,
  );
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("many simultaneous requests share the same operation", async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => anOperation(portal)));
  expect(new Set(ids).size).toBe(1);
});

test("of many workers, one does the work", async () => {
  const id = await anOperation(portal);
  let times = 0;
  const runner: Runner = async () => {
    times += 1;
    await pause(100);
  };
  await Promise.all(Array.from({ length: 8 }, () => run(id, runner)));
  expect(times).toBe(1);
  expect(await getState(id)).toMatchObject({ state: "succeeded", progress: 100 });
});

test("another worker takes over from one that died, which can no longer write", async () => {
  const id = await anOperation(portal);
  const first = await claimOperation(portal.database.db, id);
  expect(await getState(id)).toMatchObject({ state: "running" });
  await expire();
  expect(await getState(id)).toMatchObject({ state: "waiting" });
  expect(await recoverExpiredLeases(portal.database.db)).toBe(1);
  await run(id, async () => undefined);
  expect(await getState(id)).toMatchObject({ state: "succeeded" });
  const attempt = { id, attempt: first?.attempt ?? 0 };
  await expect(whileLeaseHolds(portal.database.db, attempt, async () => undefined)).rejects.toThrow();
});

test("work is given up after several workers died on it", async () => {
  const id = await anOperation(portal);
  for (let times = 0; times < 3; times += 1) {
    await claimOperation(portal.database.db, id);
    await expire();
    await recoverExpiredLeases(portal.database.db);
  }
  expect(await getState(id)).toMatchObject({
    state: "failed",
    reason: "LEASE_EXPIRED",
    viewerCanTryAgain: true,
  });
});

test("the outcome of ended work cannot be changed by a worker or a statement", async () => {
  const id = await anOperation(portal);
  await run(id, () => Promise.reject(new WorkFailed("PLATFORM_AWAY")));
  expect(await getState(id)).toMatchObject({ state: "failed", reason: "PLATFORM_AWAY" });
  await expect(
    sql`update operation set outcome = 'succeeded', reason = null where id = ${id}`.execute(
      portal.database.db,
    ),
  ).rejects.toThrow("has ended");
});

test("cancelling informs running work and ends waiting work at once, and both can be tried again", async () => {
  const cancel = "mutation ($id: ID!) { cancelOperation(id: $id) { state isCancelling } }";
  const id = await anOperation(portal);
  const running = run(
    id,
    (work) =>
      new Promise((_, reject) => {
        work.signal.addEventListener("abort", () => reject(work.signal.reason), { once: true });
      }),
  );
  await pause(60);
  expect(await portal.get(cast.ruth, cancel, { id })).toEqual({
    cancelOperation: { state: "running", isCancelling: true },
  });
  await running;
  expect(await getState(id)).toMatchObject({ state: "cancelled" });
  const again = await portal.get(
    cast.ruth,
    "mutation ($id: ID!) { tryOperationAgain(id: $id) { id state } }",
    { id },
  );
  expect(again.tryOperationAgain.state).toBe("waiting");
  expect(await portal.get(cast.ruth, cancel, { id: again.tryOperationAgain.id })).toEqual({
    cancelOperation: { state: "cancelled", isCancelling: false },
  });
});
