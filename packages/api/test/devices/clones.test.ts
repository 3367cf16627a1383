import { randomUUID } from "node:crypto";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { type EnrolledStation, enrolledStation, toSign } from "../support/stations.ts";

let portal: CastApp;
let station: EnrolledStation;
let other: EnrolledStation;

beforeAll(async () => {
  portal = await castApp();
});
beforeEach(async () => {
  const { db } = portal.database;
  await sql`delete from station_event`.execute(db);
  await sql`delete from station_state`.execute(db);
  await sql`delete from station_facts`.execute(db);
  await sql`update station set cloned_at = null, kept_computer = null, kept_at = null`.execute(db);
  station = await enrolledStation(portal);
  other = await enrolledStation(portal, "lakesideLab");
});
afterAll(() => portal.close());

const beat = (bootId: string | null = null, of = station) =>
  of.says("POST", "/api/stations/heartbeat", { at: new Date().toISOString(), bootId });
const facts = (computer: object, changes: object = {}) => ({
  hash: randomUUID(),
  computer,
  software: [],
  licences: [],
  ...changes,
});
const say = (computer: object, changes: object = {}) =>
  station.says("PUT", "/api/stations/facts", facts(computer, changes));
const own = { serviceTag: "NGT4K21", manufacturer: "Dell Inc.", model: "Precision 7865" };
const copy = { serviceTag: "XYZ0001", manufacturer: "Dell Inc.", model: "Precision 5860" };
const isCloned = async ({ id } = station) => {
  const { rows } = await sql<{ is: boolean }>`
    select cloned_at is not null as is from station where id = ${id}`.execute(portal.database.db);
  return rows[0]?.is;
};
/** Moves everything that happened so far this much further into the past. */
const later = (minutes: number) =>
  sql`update station_event set at = at - ${minutes} * interval '1 minute'`.execute(portal.database.db);
const clone = async () => {
  for (const computer of [own, copy, own, copy]) await say(computer);
};

test("staff can see which hardware was first reported and which differed from the previous one", async () => {
  await say(own);
  await say(copy);
  const page = "query ($id: ID!) { vistSystemEvents(id: $id, group: health) { events { kind reason } } }";
  const { vistSystemEvents } = await portal.get(cast.ruth, page, { id: station.id });
  const of = (reason: string | null) => ({ kind: "computer", reason });
  expect(vistSystemEvents.events).toEqual([of(null), of("first")]);
});

describe("two computers with one key", () => {
  test("two computers with one key are detected by hardware that repeatedly alternates, and not by new hardware", async () => {
    await say(own);
    await say(copy);
    await say(copy, { software: [{ code: "a", name: "A", version: "1" }] });
    expect(await isCloned()).toBe(false);
    await later(60);
    // A single return is allowed, since a disk may have been tried in another computer.
    await say(own);
    expect(await isCloned()).toBe(false);
    await say(copy);
    expect(await isCloned()).toBe(false);
    await say(own);
    await say(copy);
    expect(await isCloned()).toBe(true);
    expect(await isCloned(other)).toBe(false);
    expect((await beat()).json().isTrusted).toBe(false);
    expect((await beat(null, other)).json().isTrusted).toBe(true);
  });

  test("two computers with one key are detected by boot ids that recur, even if their hardware is identical", async () => {
    await say(own);
    const [one, two] = [randomUUID(), randomUUID()];
    for (const bootId of [one, two, one, two]) expect((await beat(bootId)).json().isTrusted).toBe(true);
    expect((await beat(one)).json().isTrusted).toBe(false);
    expect(await isCloned()).toBe(true);
    // The clone is known already, and nothing more is recorded about it.
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from station_event`.execute(portal.database.db))
        .rows[0]?.n;
    const before = await count();
    for (const bootId of [two, one, two]) await beat(bootId);
    expect(await count()).toBe(before);
  });

  test("two computers with one key are detected at the first recurring boot id that cannot come from a delayed request", async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    await beat(one);
    await beat(two);
    await later(7);
    await beat(one);
    expect(await isCloned()).toBe(true);
  });

  test("two computers with one key are not assumed when one computer is restarted or replaced, even many times", async () => {
    for (let at = 0; at < 12; at += 1) {
      await beat(`start-${at}`);
      await say({ ...own, model: `Precision ${at}` });
    }
    expect(await isCloned()).toBe(false);
    await beat("start-11");
    await beat("start-11");
    expect(await isCloned()).toBe(false);
  });

  test("two computers with one key may not deliver, download or show codes; their operations end, and other stations continue", async () => {
    const { db } = portal.database;
    await sql`delete from operation`.execute(db);
    await sql`
      insert into operation (kind, subject, station_id, lease_until)
      values ('software_download', '1', ${station.id}, now() + interval '1 hour'),
        ('software_download', '2', ${other.id}, now() + interval '1 hour')`.execute(db);
    await clone();
    for (const [method, url] of [
      ["GET", "/api/stations/operations"],
      ["POST", `/api/stations/operations/${randomUUID()}/reports`],
      ["POST", "/api/stations/qr-logins"],
    ] as const) {
      const answer = await station.says(method, url);
      expect([url, answer.statusCode, answer.json().error.code, answer.headers["retry-after"]]).toEqual([
        url,
        503,
        "STATION_CLONED",
        "300",
      ]);
    }
    expect((await other.says("GET", "/api/stations/operations")).statusCode).toBe(200);
    expect((await other.says("POST", "/api/stations/qr-logins")).statusCode).toBe(201);
    const delivery = { method: "POST", url: "/api/simulator/store_result/1", payload: "--x--\r\n" } as const;
    const said = { audience: "cathedra-results", claims: { sub: cast.maya.keycloakId } };
    const delivered = (of: EnrolledStation) =>
      portal.app.inject({
        ...delivery,
        headers: {
          ...of.authorization(toSign(delivery), said),
          "content-type": "multipart/form-data; boundary=x",
        },
      });
    const refused = await delivered(station);
    expect([refused.statusCode, refused.json().error.code]).toEqual([503, "STATION_CLONED"]);
    expect((await delivered(other)).json().error.code).not.toBe("STATION_CLONED");
    const { rows } = await sql<{ station: string; reason: string | null }>`
      select station_id as station, reason from operation order by subject`.execute(db);
    expect(rows).toEqual([
      { station: station.id, reason: "STATION_CLONED" },
      { station: other.id, reason: null },
    ]);
    const { rows: written } = await sql<{ subject: string }>`
      select subject from audit_log where action = 'station.cloned' and subject in (${station.id}, ${other.id})`.execute(
      db,
    );
    expect(written.at(-1)).toEqual({ subject: station.id });
    expect(written.every(({ subject }) => subject === station.id)).toBe(true);
  });

  test("two computers with one key are recorded once when many reports arrive at the same time", async () => {
    const { db } = portal.database;
    await Promise.all(Array.from({ length: 6 }, () => sql`select pg_sleep(0.01)`.execute(db)));
    await sql`delete from operation`.execute(db);
    const count = async () =>
      (
        await sql<{
          n: number;
        }>`select count(*)::int as n from audit_log where action = 'station.cloned'`.execute(db)
      ).rows[0]?.n ?? 0;
    const before = await count();
    for (const computer of [own, copy, own]) await say(computer);
    await Promise.all(Array.from({ length: 6 }, () => say(copy)));
    expect(await isCloned()).toBe(true);
    expect(await count()).toBe(before + 1);
  });
});

describe("each event of a station is stored once", () => {
  const events = async () =>
    (
      await sql<{ kind: string }>`
        select kind from station_event where station_id = ${station.id} order by id`.execute(
        portal.database.db,
      )
    ).rows.map(({ kind }) => kind);

  test("an absence, a wrong and corrected clock, and a crash are each stored once", async () => {
    const { db } = portal.database;
    await beat("one");
    await sql`update station_state set seen_at = now() - interval '10 minutes'`.execute(db);
    await Promise.all([beat("one"), beat("one"), beat("one")]);
    expect(await events()).toEqual(["start", "away"]);
    const off = (ms: number) =>
      station.says("POST", "/api/stations/heartbeat", {
        at: new Date(Date.now() + ms).toISOString(),
        bootId: "one",
      });
    await off(31_536_000_000);
    await off(31_536_000_000);
    await off(0);
    expect((await events()).slice(2)).toEqual(["clock", "clock"]);
    const crashedAt = new Date(Date.now() - 60_000).toISOString();
    for (let times = 0; times < 3; times += 1)
      await station.says("POST", "/api/stations/heartbeat", { at: new Date().toISOString(), crashedAt });
    expect((await events()).slice(4)).toEqual(["crash"]);
  });
});
