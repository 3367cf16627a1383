import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { listenTo, reached } from "../hints/hint-listener.ts";
import { setUpTestApp } from "../support/app.ts";

let slow: () => Promise<unknown>;

const api = setUpTestApp({
  config: { rateLimits: { user: 400, address: 100_000 } },
  database: { poolSize: 10, connectTimeoutMs: 2_000 },
  extend: (app) => {
    app.get("/api/slow", () => slow());
    app.get("/api/several", () => Promise.all(Array.from({ length: 8 }, () => slow())));
  },
});
beforeAll(async () => {
  const { db } = api.database;
  slow = async () => (await sql`select pg_sleep(0.2)`.execute(db)).rows.length;
});

/** The query weighs as much as twenty statements. */
const totals = `{ ${[1, 2, 3, 4, 5].map((n) => `t${n}: logbookTotals { cases }`).join(" ")} }`;

const get = (url: string, token: string) =>
  api.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
const together = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work));

/** The maximum number of `pg_sleep` calls that ran at one time during `work`. */
async function mostAtWork(work: Promise<unknown>): Promise<number> {
  let [most, isOver] = [0, false];
  const over = work.finally(() => {
    isOver = true;
  });
  // A failure is handled below; without this it would count as unhandled while the loop runs.
  over.catch(() => undefined);
  while (!isOver) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from pg_stat_activity
      where state = 'active' and query like 'select pg_sleep%' and datname = current_database()
    `.execute(api.database.db);
    most = Math.max(most, rows[0]?.count ?? 0);
    await sleep(5);
  }
  await over;
  return most;
}

test("at most three statements of a person run at a time across their requests, and all are answered", async () => {
  const token = await api.identity.token();
  const several = get("/api/several", token);
  expect(await mostAtWork(several)).toBe(3);
  expect((await several).json()).toHaveLength(8);
  const tokens = [token, await api.identity.token({ sub: "other" })];
  const many = Promise.all(tokens.map((each) => together(6, () => get("/api/slow", each))));
  expect(await mostAtWork(many)).toBe(6);
  expect((await many).flat().every(({ statusCode }) => statusCode === 200)).toBe(true);
});

test("other people are answered while one person has many statements running and waiting", async () => {
  const [busy, calm] = await Promise.all([api.identity.token(), api.identity.token()]);
  const { db } = api.database;
  const sleeping = slow;
  slow = async () => (await sql`select pg_advisory_xact_lock_shared(1)`.execute(db)).rows.length;
  let answered = 0;
  try {
    const much = await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(tx);
      const held = together(20, async () => {
        const { statusCode } = await get("/api/slow", busy);
        answered += 1;
        return statusCode;
      });
      await sleep(50);
      expect((await api.graphql({ query: "{ logbookTotals { cases } }" }, { token: calm })).statusCode).toBe(
        200,
      );
      expect(answered).toBe(0);
      return { held };
    });
    expect(await much.held).toEqual(Array.from({ length: 20 }, () => 200));
  } finally {
    slow = sleeping;
  }
});

/** Reads so many pages of records at once, whose answers have this many bytes each. */
async function readPages(count: number, bytes: number, token: string): Promise<void> {
  const field = api.app.graphql.schema.getQueryType()?.getFields().activities;
  if (field === undefined) throw new Error("the schema has no records");
  const { resolve } = field;
  field.resolve = () => ({ activities: [{ hospital: "x".repeat(bytes) }] });
  try {
    const query = "{ activities { activities { hospital } } }";
    const pages = await together(count, () => api.graphql({ query }, { token }));
    expect(pages.every(({ statusCode }) => statusCode === 200)).toBe(true);
  } finally {
    field.resolve = resolve as typeof field.resolve;
  }
}

test("heavy users share one slot, and other people do not wait, however many usual pages they read", async () => {
  const attackers = await together(4, () => api.identity.token());
  const calm = await api.identity.token();
  await get("/api/slow", calm);
  await readPages(20, 40_000, calm);
  for (const token of attackers) await together(5, () => api.graphql({ query: totals }, { token }));
  let isOver = false;
  const attack = Promise.all(attackers.map((token) => get("/api/slow", token))).finally(() => {
    isOver = true;
  });
  const answeredCalm = async (): Promise<boolean> => {
    await sleep(100);
    expect((await get("/api/slow", calm)).statusCode).toBe(200);
    return isOver;
  };
  const [ofThem, wasOver] = await Promise.all([mostAtWork(attack), answeredCalm()]);
  expect(ofThem).toBeLessThanOrEqual(2);
  expect(wasOver).toBe(false);
  expect((await attack).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});

test("two pages of exports are read at a time, and those of somebody else and small pages do not wait for all", async () => {
  const field = api.app.graphql.schema.getQueryType()?.getFields().activities;
  if (field === undefined) throw new Error("the schema has no records");
  const { resolve } = field;
  const begun: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let [atWork, most] = [0, 0];
  field.resolve = async (_source, { searchParams }) => {
    if (searchParams.limit > 25) {
      begun.push(searchParams.hospital);
      atWork += 1;
      most = Math.max(most, atWork);
      await released;
      await sleep(20);
      atWork -= 1;
    }
    return { totalCount: 0, activities: [] };
  };
  try {
    const query = "query ($page: ActivitiesSearchParams) { activities(searchParams: $page) { totalCount } }";
    const [somebody, other] = await Promise.all([api.identity.token(), api.identity.token()]);
    const read = async (page: object, token: string) =>
      (await api.graphql({ query, variables: { page } }, { token })).statusCode;
    const pages = together(6, () => read({ limit: 1000, hospital: "somebody" }, somebody));
    await vi.waitFor(() => expect(atWork).toBe(2));
    // A small page is answered although both large ones are held up.
    expect(await read({ limit: 25 }, somebody)).toBe(200);
    const ofOther = read({ limit: 500, hospital: "other" }, other);
    await sleep(200);
    release();
    expect(new Set([...(await pages), await ofOther])).toEqual(new Set([200]));
  } finally {
    field.resolve = resolve as typeof field.resolve;
  }
  expect(most).toBe(2);
  expect(begun.indexOf("other")).toBeLessThan(4);
});

test.each([
  [
    "one large read run one after the other",
    "cases procedures { cases roles { cases } } months { cases }",
    1,
  ],
  ["a smaller read run three at a time", "cases", 3],
])("the statements of %s", async (_, fields, expected) => {
  const field = api.app.graphql.schema.getQueryType()?.getFields().logbookTotals;
  if (field === undefined) throw new Error("the schema has no totals");
  const { resolve } = field;
  field.resolve = async () => {
    await slow();
    return { cases: 0, procedures: [], months: [] };
  };
  try {
    const aliases = [1, 2, 3, 4, 5].map((n) => `s${n}: logbookTotals { ${fields} }`);
    const answer = api.graphql({ query: `{ ${aliases.join(" ")} }` }, { token: await api.identity.token() });
    expect(await mostAtWork(answer)).toBe(expected);
    expect((await answer).json()).not.toHaveProperty("errors");
  } finally {
    field.resolve = resolve as typeof field.resolve;
  }
});

test("a person who opens streams of hints without end is asked to wait, before anything is read for them", async () => {
  const [busy, calm] = await together(2, () => api.identity.token());
  const url = await reached(api.app);
  for (let n = 0; n < 10; n += 1) await (await listenTo(url, busy ?? "")).stop();
  const refused = await get("/api/hints", busy ?? "");
  expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  await (await listenTo(url, calm ?? "")).stop();
});

test("a request that waits too long for its person's own work is refused and asked to retry", async () => {
  const field = api.app.graphql.schema.getQueryType()?.getFields().logbookTotals;
  if (field === undefined) throw new Error("the schema has no totals");
  const resolve = field.resolve;
  field.resolve = async () => {
    await sql`select pg_sleep(5.5)`.execute(api.database.db);
    return [];
  };
  try {
    const token = await api.identity.token();
    const query = `# slow\n${totals}`;
    const refused = await api.graphql({ query }, { token });
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "1"]);
    expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: "RATE_LIMITED" } }] });
    expect(refused.json()).not.toHaveProperty("data");
  } finally {
    field.resolve = resolve as typeof field.resolve;
  }
}, 30_000);

test("an operation's weight is deducted from the person's points, and a refusal says when to retry", async () => {
  const token = await api.identity.token();
  // Points come back with time, so that a slow machine needs more requests until one is refused.
  let accepted = 0;
  let answer = await api.graphql({ query: totals }, { token });
  for (; answer.statusCode === 200 && accepted < 100; accepted += 1)
    answer = await api.graphql({ query: totals }, { token });
  expect(answer.statusCode).toBe(429);
  expect(accepted).toBeGreaterThan(16);
  expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: "RATE_LIMITED" } }] });
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(answer.headers.connection).toBe("close");
});
