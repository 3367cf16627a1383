import { randomBytes, randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { cast } from "@cathedra/test-fixtures";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../src/db/database.ts";
import { sweepObjects } from "../../src/modules/files/public.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { type RawConnection, rawConnection } from "../support/half-requests.ts";
import { type TcpProxy, tcpProxy } from "../support/tcp-proxy.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  formHeaders,
  getBody,
  getParts,
  makeUrl,
  metricValues,
  personToken,
  recording,
  webm,
} from "./delivery-helpers.ts";

let proxy: TcpProxy;
let port: number;
let token: string;
const open: RawConnection[] = [];

const portal = setUpCastApp([], {
  through: async (database) => {
    proxy = await tcpProxy(database.url);
    return openDatabase(proxy.url, { poolSize: 4 });
  },
});
beforeAll(async () => {
  token = await personToken(portal, cast.maya);
  await portal.app.listen({ host: "127.0.0.1", port: 0 });
  port = (portal.app.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.destroy();
});
afterAll(() => proxy.close());

const headOf = (length: number, bearer = token) =>
  [
    `POST ${makeUrl()} HTTP/1.1`,
    "host: portal.example",
    `content-type: ${formHeaders["content-type"]}`,
    `authorization: Bearer ${bearer}`,
    `content-length: ${length}`,
    "\r\n",
  ].join("\r\n");

async function begin(body: Buffer, sent: number): Promise<RawConnection> {
  const connection = await rawConnection(
    port,
    Buffer.concat([Buffer.from(headOf(body.length)), body.subarray(0, sent)]),
  );
  open.push(connection);
  return connection;
}

const large = (run: string, bytes = 3_000_000) =>
  getBody(getParts({ run, files: [metricValues(), recording("run.webm", webm(bytes))] }));
const getRuns = async (run: string) =>
  unbranded(portal.database.db)
    .selectFrom("simulator_activity")
    .select("id")
    .where("run_id", "=", run)
    .execute();
const keysNow = async () => (await portal.objectStore.list("results/")).objects.map(({ key }) => key);
const bodyHeard = ({ heard }: RawConnection) => JSON.parse(heard().split("\r\n\r\n").at(-1) ?? "");

/** Backdates the deliveries in progress by two hours. */
const age = () =>
  unbranded(portal.database.db)
    .updateTable("file_delivery")
    .set({ begun_at: new Date(Date.now() - 2 * 3_600_000) })
    .where("done_at", "is", null)
    .execute();
const sweep = () => sweepObjects({ db: portal.database.db, objectStore: portal.objectStore });

test("a small run is accepted", async () => {
  const body = large(randomUUID(), 100);
  const connection = await begin(body, body.length);
  await expect.poll(() => connection.statuses(), { timeout: 10_000 }).toEqual([201]);
});

test("a refusal arrives while most of the body is still being sent", async () => {
  const parts = getParts({ files: [metricValues({ speed: 1 }), recording("run.webm", webm(50_000_000))] });
  const body = getBody(parts);
  const connection = await begin(body, 5_000);
  await expect.poll(() => connection.statuses(), { timeout: 10_000 }).toEqual([422]);
  expect(bodyHeard(connection)).toMatchObject({ error: { reason: "unknown_metric", metric: "speed" } });
});

test("a client that reads only after sending everything gets the refusal and may keep the connection", async () => {
  const run = randomUUID();
  const wrong = getBody(
    getParts({ run, files: [metricValues({ speed: 1 }), recording("run.webm", webm(30_000_000))] }),
  );
  const connection = await begin(wrong, wrong.length);
  await expect.poll(() => connection.statuses(), { timeout: 10_000 }).toEqual([422]);
  const right = large(run, 1000);
  connection.socket.write(Buffer.concat([Buffer.from(headOf(right.length)), right]));
  await expect.poll(() => connection.statuses(), { timeout: 10_000 }).toEqual([422, 201]);
});

test("an interrupted delivery leaves nothing", async () => {
  const run = randomUUID();
  const before = await keysNow();
  const body = large(run);
  const connection = await begin(body, body.length - 1_000_000);
  await expect.poll(async () => (await keysNow()).length, { timeout: 10_000 }).toBeGreaterThan(before.length);
  connection.socket.destroy();
  await expect.poll(keysNow, { timeout: 10_000 }).toEqual(before);
  expect(await getRuns(run)).toEqual([]);
});

test("with an unavailable or full object store, the answer says when to retry, and nothing is stored partially", async () => {
  const store = portal.objectStore;
  const put = store.put.bind(store);
  const parts = large(randomUUID());
  const trying = async (failure: Error) => {
    let puts = 0;
    const before = await keysNow();
    store.put = async (key, body, options) => {
      puts += 1;
      if (puts < 2) return put(key, body, options);
      if ("pipe" in body) for await (const _ of body) break;
      throw failure;
    };
    const connection = await begin(parts, parts.length);
    await expect.poll(() => connection.statuses().length, { timeout: 10_000 }).toBe(1);
    store.put = put;
    await expect.poll(keysNow, { timeout: 10_000 }).toEqual(before);
    const [head = ""] = connection.heard().split("\r\n\r\n");
    return [
      connection.statuses()[0],
      bodyHeard(connection).error.code,
      /retry-after: (\d+)/i.exec(head)?.[1],
    ];
  };
  const away = Object.assign(new Error("connect"), { code: "ECONNREFUSED", syscall: "connect" });
  const full = Object.assign(new Error("no space"), { code: "ENOSPC" });
  const odd = new Error("something of the store's own");
  expect(await trying(away)).toEqual([503, "UNAVAILABLE", "1"]);
  expect(await trying(full)).toEqual([507, "STORAGE_FULL", "300"]);
  expect(await trying(odd)).toEqual([503, "UNAVAILABLE", "1"]);
  // The same run, once the store is back.
  const connection = await begin(parts, parts.length);
  await expect.poll(() => connection.statuses(), { timeout: 10_000 }).toEqual([201]);
});

test("if the database fails during a delivery the answer is 503, and the sweep removes everything", async () => {
  const run = randomUUID();
  const body = large(run);
  const before = await keysNow();
  const connection = await begin(body, body.length - 10);
  await expect.poll(async () => (await keysNow()).length, { timeout: 10_000 }).toBeGreaterThan(before.length);
  await proxy.cut();
  connection.socket.write(body.subarray(-10));
  await expect.poll(() => connection.statuses(), { timeout: 10_000 }).toEqual([503]);
  await proxy.restore();
  await expect.poll(() => getRuns(run).catch(() => undefined)).toEqual([]);
  await age();
  // A delivery in progress is not deleted within its first hour.
  const other = randomUUID();
  const half = large(other);
  const receiving = await begin(half, half.length - 10);
  await expect.poll(keysNow, { timeout: 10_000 }).toHaveLength(before.length + 4);
  await sweep();
  await expect.poll(keysNow, { timeout: 10_000 }).toHaveLength(before.length + 1);
  receiving.socket.write(half.subarray(-10));
  await expect.poll(() => receiving.statuses(), { timeout: 10_000 }).toEqual([201]);
  const again = await begin(body, body.length);
  await expect.poll(() => again.statuses(), { timeout: 10_000 }).toEqual([201]);
  expect([await getRuns(run), await getRuns(other)]).toEqual([[expect.anything()], [expect.anything()]]);
});

test("a delivery that was swept while it was stalled is refused at its end", async () => {
  const run = randomUUID();
  const body = large(run);
  const before = await keysNow();
  const connection = await begin(body, body.length - 10);
  await expect.poll(async () => (await keysNow()).length, { timeout: 10_000 }).toBeGreaterThan(before.length);
  await age();
  await sweep();
  connection.socket.write(body.subarray(-10));
  await expect.poll(() => connection.statuses(), { timeout: 10_000 }).toEqual([503]);
  expect(await getRuns(run)).toEqual([]);
  await expect.poll(keysNow, { timeout: 10_000 }).toEqual(before);
});

test("of many simultaneous runs of one person, those within the limit are accepted, and others told when to retry", async () => {
  const bodies = Array.from({ length: 30 }, () => large(randomUUID(), 200_000));
  const held = await Promise.all(bodies.map((body) => begin(body, body.length - 10)));
  await expect
    .poll(() => held.flatMap(({ statuses }) => statuses()), { timeout: 10_000 })
    .toEqual(Array.from({ length: 6 }, () => 429));
  for (const refused of held.filter(({ statuses }) => statuses().length > 0)) {
    expect(bodyHeard(refused)).toMatchObject({ error: { code: "RATE_LIMITED" } });
    expect(refused.heard()).toMatch(/retry-after: 2\r\n/i);
  }
  for (const [at, { socket }] of held.entries()) socket.write(bodies[at]?.subarray(-10) ?? "");
  await expect
    .poll(() => held.filter(({ statuses }) => statuses()[0] === 201).length, { timeout: 20_000 })
    .toBe(24);
});

test("random bytes instead of a form are refused", async () => {
  const noise = randomBytes(200_000);
  const connection = await begin(noise, noise.length);
  await expect.poll(() => connection.statuses(), { timeout: 10_000 }).toEqual([400]);
});
