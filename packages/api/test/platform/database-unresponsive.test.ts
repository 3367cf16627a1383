import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openDatabase, requestLimits } from "../../src/db/database.ts";
import { setUpCastApp, toClaims } from "../support/cast-app.ts";
import { type TcpProxy, tcpProxy } from "../support/tcp-proxy.ts";

let proxy: TcpProxy;
let token: string;

/**
 * Only the watch of the database ends a wait for an open connection here: every other time limit is longer than the test. So
 * any answer shows that no request waited for a silent database, and no test measures time, since a new connection may take
 * a second on a slow machine.
 */
const never = 600_000;
const watchAlone = {
  ...requestLimits,
  connectTimeoutMs: 1_500,
  acquireTimeoutMs: never,
  watch: { ...requestLimits.watch, probeMs: 1_000, answerMs: never },
  poolSize: 4,
};

const portal = setUpCastApp([], {
  through: async (database) => {
    proxy = await tcpProxy(database.url);
    return openDatabase(proxy.url, watchAlone);
  },
});
beforeAll(async () => {
  token = await portal.identity.token(toClaims(cast.maya));
});
afterEach(async () => {
  await proxy.restore();
  await expect.poll(status).toBe(200);
});
afterAll(() => proxy.close());

const ask = () => portal.graphql({ query: "{ activities { totalCount } }" }, { token });
const status = async () => (await ask()).statusCode;
const together = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work));

async function warm(): Promise<void> {
  // A busy machine may answer them one after the other, by one connection.
  await expect
    .poll(
      async () => {
        await together(8, ask);
        return portal.pool.idleCount;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(1);
}

test("an unresponsive database causes 503 both on open connections and without any", async () => {
  await warm();
  proxy.swallow();
  for (const response of await together(12, ask)) {
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "1"]);
    expect(response.json().errors[0].extensions.code).toBe("UNAVAILABLE");
  }
});

test("while the database is known to be unresponsive no connection is attempted, and its return is noticed", async () => {
  await warm();
  proxy.swallow();
  expect(await status()).toBe(503);
  const connecting = vi.spyOn(portal.pool, "connect");
  try {
    expect(await together(20, status)).toEqual(Array.from({ length: 20 }, () => 503));
    expect((await portal.app.inject("/readyz")).statusCode).toBe(503);
    expect(connecting).not.toHaveBeenCalled();
  } finally {
    connecting.mockRestore();
  }
  await proxy.restore();
  await expect.poll(status).toBe(200);
  expect(await together(12, status)).toEqual(Array.from({ length: 12 }, () => 200));
});

test("an unresponsive database ends an open transaction, and its connection is not reused", async () => {
  const { db, pool, through } = await another();
  await expect(
    db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      through.swallow();
      await sql`select 2`.execute(tx);
    }),
  ).rejects.toThrow("does not answer");
  expect(pool.totalCount).toBe(0);
});

test("a slow statement is awaited as long as the database responds", async () => {
  // Shorter than the statement, and long enough for a busy machine to answer that it is there.
  const { db } = await another({ probeMs: 1_800 });
  const slow = () => sql<{ done: boolean }>`select true as done from pg_sleep(2.2)`.execute(db);
  for (const { rows } of await together(4, slow)) expect(rows).toEqual([{ done: true }]);
});

test("after one connection times out unnoticed, no other old connection is used again", async () => {
  // The database itself answers, and has a long time to do so.
  const { db, pool, through } = await another({ probeMs: 10_000, answerMs: 700 });
  const asked: number[] = [];
  let connections = 0;
  pool.on("connect", (client) => {
    const connection = ++connections;
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      asked.push(connection);
      return query(...args);
    }) as typeof client.query;
  });
  await together(4, () => sql`select 1 from pg_sleep(0.05)`.execute(db));
  expect(asked.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4]);
  through.swallow();
  await through.restore();
  asked.length = 0;
  await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: "ETIMEDOUT" });
  expect(asked).toHaveLength(1);
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  expect(asked.slice(1)).toEqual([5]);
});

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** Another way to the same database, with a proxy of its own. */
async function another(limits: { readonly probeMs?: number; readonly answerMs?: number } = {}) {
  const through = await tcpProxy(portal.database.url);
  const watch = { ...watchAlone.watch, ...limits };
  const database = openDatabase(through.url, { ...watchAlone, watch });
  opened.push(database.close, () => through.close());
  return { ...database, through };
}
