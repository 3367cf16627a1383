import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { losePrimary } from "./exercises/losses.ts";
import { upgrade } from "./exercises/upgrade.ts";
import { underLoad } from "./under-load.ts";
import { query } from "./world/database-server.ts";
import { type DrillWorld, startWorld } from "./world/start-world.ts";

// The tests start real processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** A low rate that even a busy machine can answer; the test is about outcomes, not about throughput. */
const rate = 8;

let world: DrillWorld;
beforeAll(async () => {
  world = await startWorld({
    apis: 2,
    workers: 0,
    records: 400,
    haproxy: false,
    pgbouncer: false,
    // The server flushes rarely, so that unflushed writes are lost when it is killed.
    databaseSettings: { wal_writer_delay: "10s", wal_writer_flush_after: "1GB" },
    log: () => undefined,
  });
});
afterAll(() => world.stop());

test("a rolling upgrade by SIGTERM fails no request and loses no write", async () => {
  const outcome = await upgrade(world, { name: "this version" }, { rate });
  expect(outcome.broken, outcome.notes.join("\n")).toEqual([]);
  expect([outcome.failed, outcome.lost, outcome.twice]).toEqual([0, 0, 0]);
  expect(outcome.proved).toBeGreaterThan(0);
});

test("kill -9 of the primary loses no acknowledged write, and the drill reports losses under synchronous_commit off", async () => {
  const whole = await losePrimary(world, { rate: rate * 2, rounds: 1 });
  expect([whole.lost, whole.twice]).toEqual([0, 0]);
  expect(whole.proved).toBeGreaterThan(0);

  await query(world.url, "alter system set synchronous_commit = off");
  await query(world.url, "select pg_reload_conf()");
  const early = await losePrimary(world, { rate: rate * 2, rounds: 1 });
  expect(early.lost).toBeGreaterThan(0);
  expect(early.broken.join()).toMatch(/acknowledged writes are not there/);
});

// This test must be the last one, since it leaves only one of two processes.
test("the drill reports failed requests if a process is killed during its requests", async () => {
  const abrupt = { name: "upgrade", what: "a process goes at once", rate, mayFail: false };
  const outcome = await underLoad(world, abrupt, async () => {
    world.apis[0]?.signal("SIGSTOP");
    await sleep(1_000);
    world.apis[0]?.signal("SIGKILL");
    return { losses: [] };
  });
  expect(outcome.failed).toBeGreaterThan(0);
  expect(outcome.broken).toEqual([`${outcome.failed} requests failed`]);
});
