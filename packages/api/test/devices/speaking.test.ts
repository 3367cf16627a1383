import { setTimeout as sleep } from "node:timers/promises";
import { cast, makeStationKeys, signedByStation } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { stationOf } from "../../src/modules/devices/public.ts";
import { revokeStation } from "../../src/modules/devices/station-lifecycle.ts";
import { systemClock } from "../../src/ports/clock.ts";
import { type TestApp, testApp } from "../support/app.ts";
import { claimsOf } from "../support/cast-app.ts";
import { type EnrolledStation, enrolledStation } from "../support/stations.ts";

let portal: TestApp;
let station: EnrolledStation;

/** A route for stations, as others of the portal are. */
const url = "/api/stations/tried";

beforeAll(async () => {
  portal = await testApp({
    withWorld: true,
    extend: (app) =>
      void app.get(url, { config: { access: "station" } }, async (request) => {
        if (request.url.endsWith("?slowly")) await sleep(100);
        return stationOf(request);
      }),
  });
});
beforeEach(async () => {
  station = await enrolledStation(portal);
});
afterAll(() => portal.close());

const statusOf = async (authorization: string) =>
  (await portal.app.inject({ url, headers: { authorization } })).statusCode;
const signed = (...[id, keys, changes]: Parameters<typeof signedByStation>) =>
  statusOf(`Bearer ${signedByStation(id, keys, changes)}`);

test("a station is known by what it signs", async () => {
  const { id, customerId, serviceTag, name, place } = station;
  const response = await station.says("GET", url);
  expect(response.json()).toEqual({ id, customerId, serviceTag, name, place, isCloned: false });
});

test("a forged, a foreign, an old and a token for something else are refused alike", async () => {
  const { id, keys } = station;
  const other = await enrolledStation(portal, "lakesideLab");
  const now = Date.now();
  const whole = signedByStation(id, keys);
  const refused = [
    signedByStation(id, makeStationKeys()),
    signedByStation(id, other.keys),
    signedByStation(id, keys, { header: { kid: `station:${other.id}` } }),
    signedByStation(id, keys, { claims: { iss: `station:${other.id}` } }),
    signedByStation(id, keys, { claims: { iss: undefined } }),
    signedByStation(id, keys, { audience: "cathedra-results" }),
    signedByStation(id, keys, { now: now - 400_000 }),
    signedByStation(id, keys, { now: now + 120_000 }),
    // A clock that is off by a year, either way.
    signedByStation(id, keys, { now: now - 31_536_000_000 }),
    signedByStation(id, keys, { now: now + 31_536_000_000 }),
    signedByStation(id, keys, { claims: { exp: Math.floor(now / 1000) + 3600 } }),
    signedByStation(id, keys, { claims: { exp: undefined } }),
    signedByStation(id, keys, { header: { alg: "none" } }),
    `${whole.slice(0, -8)}AAAAAAAA`,
    whole.split(".").slice(0, 2).join("."),
    "x",
    "x".repeat(9_000),
  ];
  for (const [at, token] of refused.entries())
    expect([at, await statusOf(`Bearer ${token}`)]).toEqual([at, 401]);
  const person = await portal.identity.token(claimsOf(cast.ruth));
  expect(await statusOf(`Bearer ${person}`)).toBe(401);
  expect((await portal.app.inject(url)).statusCode).toBe(401);
  expect(await statusOf(`Bearer ${whole}`)).toBe(200);
});

test("a revoked key is nobody's at once, though its token was known; so is one that was replaced, or whose station was removed", async () => {
  const { db } = portal.database;
  const { id, keys } = station;
  const token = `Bearer ${signedByStation(id, keys)}`;
  expect(await statusOf(token)).toBe(200);
  await revokeStation(db, cast.ruth, id, systemClock());
  expect(await statusOf(token)).toBe(401);
  expect(await signed(id, keys)).toBe(401);
  const next = await enrolledStation(portal);
  expect(await statusOf(token)).toBe(401);
  const [known] = [next.authorization().authorization];
  expect(await statusOf(known)).toBe(200);
  await sql`update station set removed_at = now() where id = ${id}`.execute(db);
  expect(await statusOf(known)).toBe(401);
  await sql`update station set removed_at = null where id = ${id}`.execute(db);
});

test("what a station sends without end is refused for it, and for nobody else", async () => {
  const other = await enrolledStation(portal, "lakesideTravelling");
  const { authorization } = station.authorization();
  const slow = () => portal.app.inject({ url: `${url}?slowly`, headers: { authorization } });
  const answers = await Promise.all(Array.from({ length: 40 }, slow));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
  for (let sent = 0; sent < 640; sent += 1) if ((await statusOf(authorization)) === 429) break;
  expect(await statusOf(authorization)).toBe(429);
  expect((await other.says("GET", url)).statusCode).toBe(200);
});

test("with its key all that it was to do ends at once, and whoever is signed in on it is so no longer", async () => {
  const { db } = portal.database;
  const own = await enrolledStation(portal, "northgateAngio");
  const { id } = own;
  await sql`
    insert into operation (kind, subject, station_id, attempt, lease_until, started_at)
    values ('software_download', '1', ${id}, 1, now() + interval '1 minute', now()),
      ('software_install', '2', ${id}, 1, now() + interval '1 minute', null)`.execute(db);
  await sql`insert into station_sign_in (station_id, user_id) values (${id}, ${cast.maya.userId})`.execute(
    db,
  );
  const beat = await own.says("POST", "/api/stations/heartbeat", { at: new Date() });
  expect(beat.json()).toMatchObject({ operations: 2, session: expect.any(String) });
  await revokeStation(db, cast.ruth, id, systemClock());
  const { rows } = await sql<object>`
    select outcome, reason from operation where station_id = ${id}
    union all select ended_by, 'signed out' from station_sign_in where station_id = ${id} and signed_out_at is not null`.execute(
    db,
  );
  expect(rows).toEqual([
    { outcome: "failed", reason: "STATION_REVOKED" },
    { outcome: "failed", reason: "STATION_REVOKED" },
    { outcome: "revoked", reason: "signed out" },
  ]);
});
