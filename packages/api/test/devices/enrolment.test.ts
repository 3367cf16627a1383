import { instant } from "@cathedra/domain";
import { cast, getStation, makeStationKeys } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { signInOnStation } from "../../src/modules/devices/station-lifecycle.ts";
import { setUpTestApp } from "../support/app.ts";
import { enrolling, tokenFor } from "./enrolment-helpers.ts";

const { id, serviceTag, name, place } = getStation("northgateSkillsLab");

const portal = setUpTestApp({ withWorld: true });
beforeEach(() => sql`delete from wrong_code`.execute(portal.database.db));

const keyOfStation = async () => {
  const { rows } = await sql<{ x: string | null }>`
    select public_key ->> 'x' as x from station where id = ${id}`.execute(portal.database.db);
  return rows[0]?.x;
};

test("a token registers a station's key, and the portal receives only the public part", async () => {
  const keys = makeStationKeys();
  const token = await tokenFor(portal.database.db, id);
  const response = await enrolling(portal.app, token.toUpperCase(), { ...keys.publicKey, d: "secret" });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({
    id,
    serviceTag,
    name,
    place,
    heartbeatSeconds: 30,
    releaseKeys: [],
  });
  expect(Math.abs(Date.parse(response.json().now) - Date.now())).toBeLessThan(60_000);
  const { rows } = await sql<{ key: object }>`select public_key as key from station where id = ${id}`.execute(
    portal.database.db,
  );
  expect(rows[0]?.key).toEqual(keys.publicKey);
});

test("a station whose answer was lost may repeat the call with the same key, and another key is refused", async () => {
  const [keys, others] = [makeStationKeys(), makeStationKeys()];
  const token = await tokenFor(portal.database.db, id);
  expect((await enrolling(portal.app, token, keys.publicKey)).statusCode).toBe(201);
  expect((await enrolling(portal.app, token, keys.publicKey)).statusCode).toBe(201);
  const refused = await enrolling(portal.app, token, others.publicKey);
  expect(refused.statusCode).toBe(403);
  expect(refused.json().error.code).toBe("ENROLMENT_REFUSED");
  expect(await keyOfStation()).toBe(keys.publicKey.x);
});

test("if several stations use one token at once, one is enrolled", async () => {
  const { app, database } = portal;
  await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.01)`.execute(database.db)));
  for (let round = 0; round < 5; round += 1) {
    const token = await tokenFor(database.db, id);
    const keys = Array.from({ length: 6 }, makeStationKeys);
    const answers = await Promise.all(
      keys.map(({ publicKey }, at) => enrolling(app, token, publicKey, `10.7.${round}.${at + 1}`)),
    );
    const won = answers.flatMap(({ statusCode }, at) => (statusCode === 201 ? [at] : []));
    expect(won.length).toBe(1);
    expect(await keyOfStation()).toBe(keys[won[0] ?? -1]?.publicKey.x);
  }
});

test("a new key ends the sessions of people who signed in with the former key", async () => {
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

test("invalid and expired tokens get the same refusal, and an invalid key is an invalid request", async () => {
  const { app, database } = portal;
  const { publicKey } = makeStationKeys();
  const old = await tokenFor(database.db, id, -1000);
  const ofRemoved = await tokenFor(database.db, getStation("lakesideLab").id);
  await sql`update station set removed_at = now() where id = ${getStation("lakesideLab").id}`.execute(
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
    expect((await enrolling(app, token, key)).statusCode).toBe(422);
  expect((await enrolling(app, token, publicKey)).statusCode).toBe(201);
});

const getFields = (response: Awaited<ReturnType<typeof enrolling>>) =>
  (response.json().error.fields as readonly { path: string; code: string }[]).map(({ path, code }) => [
    path,
    code,
  ]);
const keysOfAll = async () =>
  (
    await sql<object>`select id, public_key, enrolled_at, revoked_at from station order by id`.execute(
      portal.database.db,
    )
  ).rows;

test("a weak key for which anyone can sign is refused, and the token stays valid", async () => {
  const { app, database } = portal;
  const token = await tokenFor(database.db, id);
  const before = await keysOfAll();
  for (const x of ["A".repeat(43), `AQ${"A".repeat(41)}`]) {
    const response = await enrolling(app, token, { kty: "OKP", crv: "Ed25519", x });
    expect([response.statusCode, getFields(response)]).toEqual([422, [["publicKey", "WEAK_PUBLIC_KEY"]]]);
  }
  expect(await keysOfAll()).toEqual(before);
  expect((await enrolling(app, token, makeStationKeys().publicKey)).statusCode).toBe(201);
});

test("a key belongs to one station in any encoding, and a revoked key cannot be enrolled again", async () => {
  const { app, database } = portal;
  const other = getStation("northgateAngio").id;
  const { publicKey } = makeStationKeys();
  expect((await enrolling(app, await tokenFor(database.db, id), publicKey)).statusCode).toBe(201);
  const token = await tokenFor(database.db, other);
  const before = await keysOfAll();
  const twice = await enrolling(app, token, publicKey);
  expect([twice.statusCode, getFields(twice)]).toEqual([422, [["publicKey", "KEY_OF_ANOTHER_STATION"]]]);
  // The last of 43 characters has two bits without meaning.
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const x = publicKey.x.slice(0, -1) + alphabet[alphabet.indexOf(publicKey.x.at(-1) ?? "") + 1];
  const disguised = await enrolling(app, token, { ...publicKey, x });
  expect([disguised.statusCode, getFields(disguised)]).toEqual([422, [["publicKey", "NOT_A_PUBLIC_KEY"]]]);
  expect(await keysOfAll()).toEqual(before);
  await sql`update station set revoked_at = now() where id = ${id}`.execute(database.db);
  const again = await enrolling(app, await tokenFor(database.db, id), publicKey);
  expect([again.statusCode, getFields(again)]).toEqual([422, [["publicKey", "KEY_WAS_ENDED"]]]);
  expect((await enrolling(app, token, makeStationKeys().publicKey)).statusCode).toBe(201);
});

test("if two stations submit the same key at once, one gets it", async () => {
  const { app, database } = portal;
  await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.01)`.execute(database.db)));
  const other = getStation("northgateAngio").id;
  for (let round = 0; round < 5; round += 1) {
    const { publicKey } = makeStationKeys();
    const tokens = [await tokenFor(database.db, id), await tokenFor(database.db, other)];
    const answers = await Promise.all(
      tokens.map((token, at) => enrolling(app, token, publicKey, `10.9.0.${at + 1}`)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 422]));
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from station where public_key ->> 'x' = ${publicKey.x}`.execute(
      database.db,
    );
    expect(rows).toEqual([{ count: 1 }]);
  }
});

test("after ten wrong tokens an address must wait, and other addresses need not", async () => {
  const { app, database } = portal;
  const { publicKey } = makeStationKeys();
  const wrong = (address: string, token = "0000-0000-0000-0000-0000-0000-00") =>
    enrolling(app, token, publicKey, address);
  const answers = await Promise.all(Array.from({ length: 60 }, () => wrong("10.8.0.1")));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 403)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(50);
  const limited = answers.find(({ statusCode }) => statusCode === 429);
  expect(Number(limited?.headers["retry-after"])).toBeGreaterThan(500);
  expect(limited?.json().error).toMatchObject({ code: "RATE_LIMITED" });
  // A right token is not checked either, or the refusal would tell right from wrong.
  const token = await tokenFor(database.db, id);
  expect((await wrong("10.8.0.1", token)).statusCode).toBe(429);
  expect((await wrong("10.8.0.2", token)).statusCode).toBe(201);
});
