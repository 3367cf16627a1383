import { instant } from "@cathedra/domain";
import { cast, makeStationKeys, stationOf } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInOnStation } from "../../src/modules/devices/stations.ts";
import { type TestApp, testApp } from "../support/app.ts";
import { enrolling, tokenFor } from "./enrolling.ts";

let portal: TestApp;
const { id, serviceTag, name, place } = stationOf("northgateSkillsLab");

beforeAll(async () => {
  portal = await testApp({ withWorld: true });
});
afterAll(() => portal.close());

const keyOfStation = async () => {
  const { rows } = await sql<{ x: string | null }>`
    select public_key ->> 'x' as x from station where id = ${id}`.execute(portal.database.db);
  return rows[0]?.x;
};

test("a token brings a station its key, and only its public part", async () => {
  const keys = makeStationKeys();
  const token = await tokenFor(portal.database.db, id);
  const response = await enrolling(portal.app, token.toUpperCase(), { ...keys.publicKey, d: "secret" });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({ id, serviceTag, name, place, heartbeatSeconds: 30 });
  expect(Math.abs(Date.parse(response.json().now) - Date.now())).toBeLessThan(60_000);
  const { rows } = await sql<{ key: object }>`select public_key as key from station where id = ${id}`.execute(
    portal.database.db,
  );
  expect(rows[0]?.key).toEqual(keys.publicKey);
});

test("whose answer was lost asks again with the same key; another key is refused", async () => {
  const [keys, others] = [makeStationKeys(), makeStationKeys()];
  const token = await tokenFor(portal.database.db, id);
  expect((await enrolling(portal.app, token, keys.publicKey)).statusCode).toBe(201);
  expect((await enrolling(portal.app, token, keys.publicKey)).statusCode).toBe(201);
  const refused = await enrolling(portal.app, token, others.publicKey);
  expect(refused.statusCode).toBe(403);
  expect(refused.json().error.code).toBe("ENROLMENT_REFUSED");
  expect(await keyOfStation()).toBe(keys.publicKey.x);
});

test("of stations that come with one token at once, one gets in", async () => {
  const { app, database } = portal;
  await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.01)`.execute(database.db)));
  for (let round = 0; round < 5; round += 1) {
    const token = await tokenFor(database.db, id);
    const keys = Array.from({ length: 6 }, makeStationKeys);
    const answers = await Promise.all(keys.map(({ publicKey }) => enrolling(app, token, publicKey)));
    const won = answers.flatMap(({ statusCode }, at) => (statusCode === 201 ? [at] : []));
    expect(won.length).toBe(1);
    expect(await keyOfStation()).toBe(keys[won[0] ?? -1]?.publicKey.x);
  }
});

test("a new key ends whoever was signed in with the former one", async () => {
  const { app, database } = portal;
  await signInOnStation(database.db, id, cast.maya.userId, instant(Date.now() - 1000));
  const token = await tokenFor(database.db, id);
  expect((await enrolling(app, token, makeStationKeys().publicKey)).statusCode).toBe(201);
  const { rows } = await sql<{ by: string | null }>`
    select ended_by as by from station_sign_in where station_id = ${id} and signed_out_at is not null`.execute(
    database.db,
  );
  expect(rows).toEqual([{ by: "revoked" }]);
});

test("what is no token of now is refused alike, and what is no key is no request", async () => {
  const { app, database } = portal;
  const { publicKey } = makeStationKeys();
  const old = await tokenFor(database.db, id, -1000);
  const ofRemoved = await tokenFor(database.db, stationOf("lakesideLab").id);
  await sql`update station set removed_at = now() where id = ${stationOf("lakesideLab").id}`.execute(
    database.db,
  );
  for (const token of [old, ofRemoved, "0000-0000-0000-0000-0000-0000-00", "", "x"]) {
    const response = await enrolling(app, token, publicKey);
    expect([token, response.statusCode, response.json().error.code]).toEqual([
      token,
      403,
      "ENROLMENT_REFUSED",
    ]);
  }
  const token = await tokenFor(database.db, id);
  for (const key of [undefined, {}, { ...publicKey, crv: "P-256" }, { ...publicKey, x: "short" }])
    expect((await enrolling(app, token, key)).statusCode).toBe(400);
  expect((await enrolling(app, token, publicKey)).statusCode).toBe(201);
});
