import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { RecordId, SimulatorActivityId, UserId } from "@cathedra/domain";
import { type CastPerson, cast, getActor } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterEach, beforeAll, expect, test } from "vitest";
import { sendHint } from "../../src/modules/hints/public.ts";
import { anOperation } from "../operations/operation-builder.ts";
import { runAsWorker } from "../operations/run-as-worker.ts";
import { setUpCastApp, toClaims } from "../support/cast-app.ts";
import { type Listening, listenTo, reached } from "./hint-listener.ts";

/** Two processes on one database. */
let urls: readonly string[];
const open = new Set<Listening>();

const portal = setUpCastApp([], { processes: 2, config: { inFlight: { user: 2, address: 2000 } } });
beforeAll(async () => {
  urls = await Promise.all(portal.apps.map(reached));
});
afterEach(async () => {
  for (const listening of open) await listening.stop();
  open.clear();
});

/** Opens a person's hint stream, which receives everything from now on. */
async function browserOf(who: CastPerson, process = 0, claims = {}): Promise<Listening> {
  const token = await portal.identity.token({ ...toClaims(who), ...claims });
  const listening = await listenTo(urls[process] ?? "", token);
  open.add(listening);
  await listening.hears("live");
  return listening;
}

const newResult = () => randomUUID() as SimulatorActivityId;
const getId = (who: CastPerson): UserId => getActor(who).userId;
const tell = (id: SimulatorActivityId, ...people: readonly CastPerson[]) =>
  portal.database.db
    .transaction()
    .execute((tx) => sendHint(tx, { kind: "result", id, to: people.map(getId) }));

test("a hint reaches only its recipient, at every process, and only after the commit", async () => {
  const mine = await Promise.all([browserOf(cast.maya, 0), browserOf(cast.maya, 1)]);
  const others = await Promise.all([browserOf(cast.tomas, 0), browserOf(cast.ruth, 1)]);
  const id = newResult();
  await portal.database.db.transaction().execute(async (tx) => {
    await sendHint(tx, { kind: "result", id, to: [getId(cast.maya)] });
    await sleep(150);
    for (const listening of mine) expect(listening.heard()).not.toContain(`hint result ${id}`);
  });
  for (const listening of mine) await listening.hears(`hint result ${id}`);
  // The other person's hint comes over the same connection, after this one.
  const last = newResult();
  await tell(last, cast.tomas, cast.ruth);
  for (const listening of others) {
    await listening.hears(`hint result ${last}`);
    expect(listening.heard()).not.toContain(`hint result ${id}`);
  }
});

test("hints about confirmations reach both people of a record", async () => {
  const listening = await Promise.all([browserOf(cast.maya), browserOf(cast.eleanor)]);
  const to = [getId(cast.maya), getId(cast.eleanor)];
  const id = randomUUID() as RecordId;
  await sendHint(portal.database.db, { kind: "confirmation", id, to });
  await sendHint(portal.database.db, { kind: "confirmation", id: "many", to });
  for (const each of listening) {
    await each.hears(`hint confirmation ${id}`);
    await each.hears("hint confirmation many");
  }
});

test("a hint that is rolled back is never sent", async () => {
  const listening = await browserOf(cast.maya);
  const id = newResult();
  const undone = portal.database.db.transaction().execute(async (tx) => {
    await sendHint(tx, { kind: "result", id, to: [getId(cast.maya)] });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  const last = newResult();
  await tell(last, cast.maya);
  await listening.hears(`hint result ${last}`);
  expect(listening.heard()).not.toContain(`hint result ${id}`);
});

test("a hint to a thousand people is split into parts that the database accepts", async () => {
  const listening = await browserOf(cast.maya);
  const id = newResult();
  const crowd = Array.from({ length: 1_000 }, () => randomUUID() as UserId);
  await sendHint(portal.database.db, { kind: "result", id, to: [...crowd, getId(cast.maya)] });
  await listening.hears(`hint result ${id}`);
});

test("hints about an operation reach the people who may follow it, from request to end", async () => {
  const [admin, other] = await Promise.all([browserOf(cast.ruth), browserOf(cast.maya)]);
  const id = await anOperation(portal);
  await runAsWorker(portal, "platform_sync", id, async ({ report }) => {
    report({ step: "Half", progress: 50 });
    await sleep(120);
  });
  const times = () => admin.heard().filter((what) => what === `hint operation ${id}`).length;
  // The steps of one operation: requested, begun, half done, ended; the other heartbeats changed nothing.
  await expect.poll(times).toBe(4);
  const last = newResult();
  await tell(last, cast.maya);
  await other.hears(`hint result ${last}`);
  expect(other.heard()).not.toContain(`hint operation ${id}`);
});

test("the stream is neither buffered by proxies nor cached", async () => {
  const { headers } = await browserOf(cast.maya);
  expect(headers).toMatchObject({
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  expect(headers["content-encoding"]).toBeUndefined();
});

test("a stream requires a token and ends when the token expires", async () => {
  expect((await fetch(`${urls[0]}/api/hints`)).status).toBe(401);
  const later = await browserOf(cast.maya);
  const exp = Math.floor(Date.now() / 1000) + 2;
  const listening = await browserOf(cast.maya, 0, { exp });
  await listening.over;
  expect(listening.heard().at(-1)).toBe("end renew");
  expect(later.heard()).not.toContain("end renew");
});

test("streams do not count as requests, and each person may have twelve per process", async () => {
  const token = await portal.identity.token(toClaims(cast.maya));
  const streams = [];
  for (let count = 0; count < 12; count += 1) streams.push(await browserOf(cast.maya));
  const [url = ""] = urls;
  await expect(listenTo(url, token)).rejects.toThrow("answered 429");
  const asked = await fetch(`${url}/api/graphql`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ query: "{ user { email } }" }),
  });
  expect(asked.status).toBe(200);
  await streams[0]?.stop();
  await expect
    .poll(() =>
      browserOf(cast.maya).then(
        () => "in",
        () => "out",
      ),
    )
    .toBe("in");
});

test("when the listening connection is lost, all clients are informed, and asked to read again once it is back", async () => {
  const listening = await browserOf(cast.maya);
  const before = listening.heard().length;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cathedra-hints'
    and datname = current_database()`.execute(portal.database.db);
  await expect.poll(() => listening.heard().slice(before)).toEqual(["away", "live"]);
  const id = newResult();
  await tell(id, cast.maya);
  await listening.hears(`hint result ${id}`);
});

test("malformed hints and hints of an unknown kind are ignored", async () => {
  const listening = await browserOf(cast.maya);
  for (const payload of ["{", "null", '{"kind":"weather","id":"1"}', '{"kind":"result","id":"1","to":["x"]}'])
    await sql`select pg_notify('cathedra_hint', ${payload})`.execute(portal.database.db);
  const id = newResult();
  await tell(id, cast.maya);
  await listening.hears(`hint result ${id}`);
  expect(listening.heard().filter((what) => what.startsWith("hint"))).toEqual([`hint result ${id}`]);
});
