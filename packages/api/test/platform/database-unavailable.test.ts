import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../src/db/database.ts";
import { setUpTestApp } from "../support/app.ts";
import { type TcpProxy, tcpProxy } from "../support/tcp-proxy.ts";

let proxy: TcpProxy;
let token: string;

const api = setUpTestApp({
  through: async (database) => {
    proxy = await tcpProxy(database.url);
    return openDatabase(proxy.url, { poolSize: 2, connectTimeoutMs: 800 });
  },
  extend: (app) => {
    app.get("/api/rows", async () => (await api.pool.query("select 1 as one")).rows);
    app.get("/api/slow", async () => (await api.pool.query("select pg_sleep(30)")).rows);
  },
});
beforeAll(async () => {
  token = await api.identity.token();
});
afterEach(async () => {
  await expect.poll(readiness).toBe(200);
});
afterAll(() => proxy.close());

const graphql = () => api.graphql({ query: "{ user { email } }" }, { token });
const rest = () => api.app.inject({ url: "/api/rows", headers: { authorization: `Bearer ${token}` } });
const readiness = async () => (await api.app.inject("/readyz")).statusCode;

/** The answer contains the time after which to retry, in the format of the route. */
async function expectUnavailable(): Promise<void> {
  for (const request of [graphql, rest]) {
    const response = await request();
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "1"]);
    const body = response.json();
    const error = body.error ?? { message: body.errors[0].message, ...body.errors[0].extensions };
    expect(error).toEqual({
      code: "UNAVAILABLE",
      message: "The portal is not available at the moment. Try again in 1 second.",
      retryAfterSeconds: 1,
      requestId: response.headers["x-request-id"],
    });
  }
}

test("while the database is down the answer is 503, and 200 once it is back", async () => {
  expect((await graphql()).statusCode).toBe(200);
  await proxy.cut();
  await expectUnavailable();
  expect(await readiness()).toBe(503);
  expect((await api.app.inject("/healthz")).statusCode).toBe(200);
  await proxy.restore();
  await expect.poll(async () => (await graphql()).statusCode).toBe(200);
  expect((await rest()).statusCode).toBe(200);
});

test("a connection that breaks during a statement causes a 503, not a hang", async () => {
  const pending = api.app.inject({ url: "/api/slow", headers: { authorization: `Bearer ${token}` } });
  await expect.poll(() => api.pool.totalCount - api.pool.idleCount).toBe(1);
  await sleep(50);
  await proxy.cut();
  expect((await pending).statusCode).toBe(503);
  await expectUnavailable();
  await proxy.restore();
});

test("after the server ends all sessions, the next request gets a new one", async () => {
  await graphql();
  await api.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await expect.poll(async () => (await graphql()).statusCode).toBe(200);
});

test("an exhausted pool causes 503 until a connection is free", async () => {
  const held = await Promise.all([api.pool.connect(), api.pool.connect()]);
  await expectUnavailable();
  for (const client of held) client.release();
  expect((await graphql()).statusCode).toBe(200);
});
