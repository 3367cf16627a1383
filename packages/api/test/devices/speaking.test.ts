import { setTimeout as sleep } from "node:timers/promises";
import { cast, makeStationKeys, signedByStation } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getStation, sweepSignatures } from "../../src/modules/devices/public.ts";
import { revokeStation } from "../../src/modules/devices/station-lifecycle.ts";
import { systemClock } from "../../src/ports/clock.ts";
import { type TestApp, testApp } from "../support/app.ts";
import { toClaims } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { type EnrolledStation, enrolledStation, toSign } from "../support/stations.ts";

let portal: TestApp;
let station: EnrolledStation;

/** A route for stations like the portal's own. */
const url = "/api/stations/tried";

beforeAll(async () => {
  portal = await testApp({
    withWorld: true,
    processes: 2,
    extend: (app) =>
      void app.get(url, { config: { access: "station" } }, async (request) => {
        if (request.url.endsWith("?slowly")) await sleep(100);
        return getStation(request);
      }),
  });
});
beforeEach(async () => {
  station = await enrolledStation(portal);
});
afterAll(() => portal.close());

const getStatus = async (authorization: string) =>
  (await portal.app.inject({ url, headers: { authorization } })).statusCode;
const getState = async ({ id }: EnrolledStation) =>
  (await sql`select * from station_state where station_id = ${id}::uuid`.execute(portal.database.db)).rows;
type Signing = Parameters<typeof signedByStation>;
const get = { method: "GET", url };
const sign = (id: Signing[0], keys: Signing[1], changes?: Signing[3]) =>
  signedByStation(id, keys, get, changes);

test("a station is identified by its signature", async () => {
  const { id, customerId, serviceTag, name, place } = station;
  const response = await station.says("GET", url);
  expect(response.json()).toEqual({ id, customerId, serviceTag, name, place, isCloned: false });
});

test("a forged, foreign, expired or otherwise intended token is refused with the same answer", async () => {
  const { id, keys } = station;
  const other = await enrolledStation(portal, "lakesideLab");
  const now = Date.now();
  const whole = sign(id, keys);
  const refused = [
    sign(id, makeStationKeys()),
    sign(id, other.keys),
    sign(id, keys, { header: { kid: `station:${other.id}` } }),
    sign(id, keys, { claims: { iss: `station:${other.id}` } }),
    sign(id, keys, { claims: { iss: undefined } }),
    sign(id, keys, { audience: "cathedra-results" }),
    sign(id, keys, { now: now - 400_000 }),
    sign(id, keys, { now: now + 120_000 }),
    // These tokens come from a clock that is wrong by a year.
    sign(id, keys, { now: now - 31_536_000_000 }),
    sign(id, keys, { now: now + 31_536_000_000 }),
    sign(id, keys, { claims: { exp: Math.floor(now / 1000) + 120 } }),
    sign(id, keys, { claims: { exp: undefined } }),
    sign(id, keys, { header: { alg: "none" } }),
    `${whole.slice(0, -8)}AAAAAAAA`,
    whole.split(".").slice(0, 2).join("."),
    "x",
    "x".repeat(9_000),
  ];
  for (const [at, token] of refused.entries())
    expect([at, await getStatus(`Bearer ${token}`)]).toEqual([at, 401]);
  const person = await portal.identity.token(toClaims(cast.ruth));
  expect(await getStatus(`Bearer ${person}`)).toBe(401);
  expect((await portal.app.inject(url)).statusCode).toBe(401);
  expect(await getStatus(`Bearer ${whole}`)).toBe(200);
});

test("a signature is valid for one request: reuse or another method, address or body is refused", async () => {
  const beat = "/api/stations/heartbeat";
  const payload = JSON.stringify({ at: new Date().toISOString() });
  const sent = { method: "POST", url: beat, payload } as const;
  const signed = toSign(sent);
  const answerTo = async (headers: { authorization: string }) => {
    const type = { "content-type": "application/json" };
    const response = await portal.app.inject({ ...sent, headers: { ...headers, ...type } });
    const { error } = response.json<{ error?: { code: string; reason?: string } }>();
    return [response.statusCode, error?.code, error?.reason];
  };
  const refused = (reason: string) => [401, "STATION_SIGNATURE_REFUSED", reason];
  const other = (change: object) => answerTo(station.authorization({ ...signed, ...change }));
  const claiming = (claims: object) => answerTo(station.authorization(signed, { claims: { ...claims } }));
  // The key is used both before and after the process has cached it.
  for (const _round of ["unknown", "known"]) {
    expect(await other({ method: "PUT" })).toEqual(refused("other_request"));
    expect(await other({ url: "/api/stations/facts" })).toEqual(refused("other_request"));
    expect(await other({ url: `${beat}?a=1` })).toEqual(refused("other_request"));
    const exp = Math.floor(Date.now() / 1000) + 240;
    const asOnce = { jti: undefined, htm: undefined, htu: undefined, digest: undefined, exp };
    expect(await claiming(asOnce)).toEqual(refused("incomplete"));
    expect(await claiming({ jti: "short" })).toEqual(refused("incomplete"));
    expect(await other({ body: payload.replace("at", "AT") })).toEqual(refused("other_body"));
    expect(await other({ body: "" })).toEqual(refused("other_body"));
    const once = station.authorization(signed);
    expect((await answerTo(once))[0]).toBe(200);
    // A repeated request changes nothing, not even when the station was last seen.
    const before = await getState(station);
    expect(await answerTo(once)).toEqual(refused("used"));
    expect(await getState(station)).toEqual(before);
  }
  await revokeStation(portal.database.db, cast.ruth, station.id, systemClock());
  const revoked = await getState(station);
  expect(await answerTo(station.authorization(signed))).toEqual([401, "UNAUTHENTICATED", undefined]);
  expect(await getState(station)).toEqual(revoked);
});

test("a station's page shows staff why requests in its name were refused, each reason once", async () => {
  const { db } = portal.database;
  await sql`delete from station_event`.execute(db);
  const own = await enrolledStation(portal, "northgateAngio");
  const asOnce = { jti: undefined, htm: undefined, htu: undefined, digest: undefined };
  const now = Date.now();
  const again = `Bearer ${sign(own.id, own.keys)}`;
  const tries = [
    sign(own.id, makeStationKeys()),
    sign(own.id, own.keys, { now: now - 400_000 }),
    sign(own.id, own.keys, { now: now + 400_000 }),
    sign(own.id, own.keys, { claims: asOnce }),
    sign(own.id, own.keys, { audience: "cathedra-results" }),
    own.authorization({ method: "PUT", url }).authorization.replace("Bearer ", ""),
  ].map((token) => `Bearer ${token}`);
  expect(await getStatus(again)).toBe(200);
  for (const _round of [1, 2]) for (const each of [...tries, again]) expect(await getStatus(each)).toBe(401);
  const page = "query ($id: ID!) { vistSystemEvents(id: $id, group: health) { events { kind reason } } }";
  const token = await portal.identity.token(toClaims(cast.ruth));
  const answer = await portal.graphql({ query: page, variables: { id: own.id } }, { token });
  const { events } = answer.json().data.vistSystemEvents;
  const told = (events as readonly { kind: string; reason: string }[]).map(
    (one) => `${one.kind} ${one.reason}`,
  );
  expect(told.toSorted()).toEqual(
    ["clock", "incomplete", "other_key", "other_request", "used"].map((reason) => `refused ${reason}`),
  );
  await sql`delete from station_event`.execute(db);
});

test("if several processes receive the same signature at once, one accepts it; a heartbeat costs one statement", async () => {
  const sent = { method: "POST", url: "/api/stations/heartbeat" } as const;
  const payload = JSON.stringify({ at: new Date().toISOString() });
  const take = () => ({
    ...sent,
    payload,
    headers: {
      ...station.authorization({ ...sent, body: payload }),
      "content-type": "application/json",
    },
  });
  // The connections are opened and the key is cached before, so that all requests arrive at once.
  await Promise.all(portal.apps.flatMap((app) => Array.from({ length: 4 }, () => app.inject(take()))));
  for (let round = 0; round < 5; round += 1) {
    const request = take();
    const all = portal.apps.flatMap((app) => Array.from({ length: 4 }, () => app.inject(request)));
    const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toEqual([200]);
  }
  const statements = await statementsOf(async () => void (await portal.app.inject(take())));
  expect(statements).toHaveLength(1);
});

test("signatures older than the accepted age are swept from the list of used ones", async () => {
  const { db } = portal.database;
  await sql`
    insert into station_signature (station_id, unique_id, ends_at)
    values (${station.id}, 'of-long-ago', now() - interval '2 minutes'), (${station.id}, 'of-now', now())`.execute(
    db,
  );
  await station.says("GET", url);
  expect(await sweepSignatures(db)).toBe(1);
  const { rows } = await sql<{ id: string }>`
    select unique_id as id from station_signature where station_id = ${station.id} order by ends_at limit 1`.execute(
    db,
  );
  expect(rows).toEqual([{ id: "of-now" }]);
});

test("a key is refused as soon as it is revoked or replaced or its station is removed, despite caching", async () => {
  const { db } = portal.database;
  const { id, keys } = station;
  const signed = () => getStatus(`Bearer ${sign(id, keys)}`);
  expect(await signed()).toBe(200);
  await revokeStation(db, cast.ruth, id, systemClock());
  expect(await signed()).toBe(401);
  const next = await enrolledStation(portal);
  expect(await signed()).toBe(401);
  const signedNext = () => getStatus(next.authorization(get).authorization);
  expect(await signedNext()).toBe(200);
  await sql`update station set removed_at = now() where id = ${id}`.execute(db);
  expect(await signedNext()).toBe(401);
  await sql`update station set removed_at = null where id = ${id}`.execute(db);
});

test("a station that sends too many requests is limited, and other stations are not", async () => {
  const other = await enrolledStation(portal, "lakesideTravelling");
  const slow = () => station.says("GET", `${url}?slowly`);
  const answers = await Promise.all(Array.from({ length: 40 }, slow));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
  // As many concurrent requests as are allowed, faster than the bucket fills.
  const eight = async () =>
    (await Promise.all(Array.from({ length: 8 }, () => station.says("GET", url)))).map((a) => a.statusCode);
  let statuses: readonly number[] = [];
  for (let sent = 0; sent < 4_000 && !statuses.includes(429); sent += 8) statuses = await eight();
  expect(statuses).toContain(429);
  expect((await other.says("GET", url)).statusCode).toBe(200);
});

test("revoking a key ends its operations at once and signs out the person on the station", async () => {
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
