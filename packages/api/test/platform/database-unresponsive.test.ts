import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openDatabase, requestLimits } from "../../src/db/database.ts";
import { claimsOf, setUpCastApp } from "../support/cast-app.ts";
import { type TcpProxy, tcpProxy } from "../support/tcp-proxy.ts";

let proxy: TcpProxy;
let token: string;

const portal = setUpCastApp([], {
  through: async (database) => {
    proxy = await tcpProxy(database.url);
    return openDatabase(proxy.url, { ...requestLimits, poolSize: 4 });
  },
});
beforeAll(async () => {
  token = await portal.identity.token(claimsOf(cast.maya));
});
afterEach(async () => {
  await proxy.restore();
  await expect.poll(status, { timeout: 5000 }).toBe(200);
});
afterAll(() => proxy.close());

const ask = () => portal.graphql({ query: "{ activities { totalCount } }" }, { token });
const status = async () => (await ask()).statusCode;
const together = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work));

async function timed<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly ms: number }> {
  const started = performance.now();
  const value = await work();
  return { value, ms: performance.now() - started };
}

/**
 * Below the four seconds after which a statement ends without any watch, and far above the limits of the watch, since a busy machine is
 * slow.
 */
const mostMs = 3_500;

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

test("a database that swallows everything: 503 within a second on open connections and without them", async () => {
  await warm();
  proxy.swallow();
  for (const response of await together(12, () => timed(ask))) {
    expect(response.ms).toBeLessThan(mostMs);
    expect([response.value.statusCode, response.value.headers["retry-after"]]).toEqual([503, "1"]);
    expect(response.value.json().errors[0].extensions.code).toBe("UNAVAILABLE");
  }
});

test("while it is known to be silent the answer is immediate, and it is found again within five seconds", async () => {
  await warm();
  proxy.swallow();
  expect(await status()).toBe(503);
  const { value, ms } = await timed(() => together(20, status));
  expect(value).toEqual(Array.from({ length: 20 }, () => 503));
  expect(ms).toBeLessThan(mostMs);
  expect((await portal.app.inject("/readyz")).statusCode).toBe(503);
  await proxy.restore();
  const back = await timed(() => expect.poll(status, { timeout: 5000 }).toBe(200));
  expect(back.ms).toBeLessThan(5000);
  expect(await together(12, status)).toEqual(Array.from({ length: 12 }, () => 200));
});

test("silence in the middle of a transaction ends it, and its connection does not come back", async () => {
  const { db, pool, through } = await another();
  const { ms } = await timed(() =>
    expect(
      db.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx);
        through.swallow();
        await sql`select 2`.execute(tx);
      }),
    ).rejects.toThrow("does not answer"),
  );
  expect(ms).toBeLessThan(mostMs);
  expect(pool.totalCount).toBe(0);
});

test("a statement that is slow on a database that answers is waited for", async () => {
  // Shorter than the statement, and long enough for a busy machine to answer that it is there.
  const { db } = await another({ probeMs: 1_100 });
  const slow = () => sql<{ done: boolean }>`select true as done from pg_sleep(1.5)`.execute(db);
  for (const { rows } of await together(4, slow)) expect(rows).toEqual([{ done: true }]);
});

test("of connections that were lost unnoticed one is waited for, and no other is used again", async () => {
  const { db, through } = await another({ answerMs: 700 });
  await together(4, () => sql`select 1 from pg_sleep(0.05)`.execute(db));
  through.swallow();
  await through.restore();
  const lost = await timed(() =>
    expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: "ETIMEDOUT" }),
  );
  expect(lost.ms).toBeLessThan(mostMs);
  const next = await timed(() => sql<{ one: number }>`select 1 as one`.execute(db));
  expect(next.value.rows).toEqual([{ one: 1 }]);
  expect(next.ms).toBeLessThan(mostMs);
});

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** Another way to the same database, with a proxy of its own. */
async function another(limits: { readonly probeMs?: number; readonly answerMs?: number } = {}) {
  const through = await tcpProxy(portal.database.url);
  const watch = { ...requestLimits.watch, ...limits };
  const database = openDatabase(through.url, { ...requestLimits, watch, poolSize: 4 });
  opened.push(database.close, () => through.close());
  return { ...database, through };
}
