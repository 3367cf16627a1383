import { fullVersion, instant } from "@cathedra/domain";
import { stationLimits } from "@cathedra/domain/stations";
import { cast } from "@cathedra/test-fixtures";
import { type Kysely, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { isPin } from "../../src/auth/pin-hash.ts";
import { up as writeVersions } from "../../src/db/migrations/20261123T1810-versions-of-stations.ts";
import { signInOnStation, signOutOfStation } from "../../src/modules/devices/station-lifecycle.ts";
import { setUpTestApp } from "../support/app.ts";
import { type EnrolledStation, enrolledStation } from "../support/stations.ts";

let station: EnrolledStation;

const portal = setUpTestApp({ withWorld: true });
beforeAll(async () => {
  station = await enrolledStation(portal);
});

const beat = (changes: object = {}) =>
  station.says("POST", "/api/stations/heartbeat", { at: new Date().toISOString(), ...changes });
const getRows = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
  (await statement.execute(portal.database.db)).rows;
const state = async () =>
  (
    await getRows(sql<{ ahead: number; version: string | null; free: number | null; late: number }>`
      select clock_ahead_s as ahead, client_version as version, disk_free_bytes as free,
        extract(epoch from now() - seen_at)::float8 as late
      from station_state where station_id = ${station.id}`)
  )[0];

const facts = {
  hash: "one",
  computer: { manufacturer: "Dell", model: "Precision 7865", gpu: null },
  software: [
    { code: "simulator", name: "Simulator", version: "5.2.0" },
    { code: "desktop-client", name: "Desktop client", version: "2.1.0" },
  ],
  licences: [{ module: "carotid-stenting", exercise: null, validUntil: "2027-01-31" }],
};

test("a heartbeat stores the station's state and time, and its answer contains pending work", async () => {
  const response = await beat({
    clientVersion: "2.1.0",
    diskFreeBytes: 5e11,
    diskTotalBytes: 1e12,
    factsHash: "one",
  });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ heartbeatSeconds: 30, wantsFacts: true, session: null });
  expect(await state()).toMatchObject({ version: "2.1.0", free: 5e11, ahead: 0 });
});

test("a clock that is wrong by a year is reported, and the time of arrival is stored", async () => {
  const year = 31_536_000_000;
  for (const off of [year, -year, 200 * year]) {
    expect((await beat({ at: new Date(Date.now() + off).toISOString() })).statusCode).toBe(200);
    const { ahead, late } = (await state()) ?? { ahead: 0, late: 1e9 };
    expect(Math.abs(ahead - Math.max(-(2 ** 31), Math.min(2 ** 31, off / 1000)))).toBeLessThan(60);
    expect(Math.abs(late)).toBeLessThan(60);
  }
});

test("facts are stored as reported, rewritten only where they differ, and not requested again", async () => {
  expect((await station.says("PUT", "/api/stations/facts", facts)).statusCode).toBe(204);
  expect((await beat({ factsHash: "one" })).json().wantsFacts).toBe(false);
  expect((await beat({ factsHash: "two" })).json().wantsFacts).toBe(true);
  expect((await beat()).json().wantsFacts).toBe(true);
  const rows = () =>
    getRows(sql<{ code: string; version: string; xmin: string }>`
      select software_code as code, version, xmin::text from station_software where station_id = ${station.id} order by 1`);
  const changedAt = async () =>
    (
      await getRows(
        sql<{ xmin: string }>`select xmin::text from station_facts where station_id = ${station.id}`,
      )
    )[0]?.xmin;
  const [before, written] = [await rows(), await changedAt()];
  expect(before.map(({ code, version }) => [code, version])).toEqual([
    ["desktop-client", "2.1.0"],
    ["simulator", "5.2.0"],
  ]);
  await station.says("PUT", "/api/stations/facts", facts);
  expect([await rows(), await changedAt()]).toEqual([before, written]);
  const shorter = facts.software.map((each) => ({ ...each, version: each.version.replace(/\.0$/, "") }));
  await station.says("PUT", "/api/stations/facts", { ...facts, software: shorter });
  expect(await rows()).toEqual(before);
  const software = [{ code: "simulator", name: "Simulator", version: "5.3.0" }];
  await station.says("PUT", "/api/stations/facts", { ...facts, hash: "two", software });
  expect((await rows()).map(({ code, version }) => [code, version])).toEqual([["simulator", "5.3.0"]]);
});

test("previously stored versions are normalised, and texts that are no versions stay unchanged", async () => {
  const said = ["2.1", "2", "02.1.0.0", "2.1.0.4", "0", "2.10.0", "nightly", "2.1-beta", "1234567890.1"];
  await sql`delete from station_software where station_id = ${station.id}`.execute(portal.database.db);
  for (const [at, version] of said.entries())
    await sql`insert into station_software (station_id, software_code, name, version)
      values (${station.id}, ${`software-${at}`}, 'a', ${version})`.execute(portal.database.db);
  const tables: unknown = portal.database.db;
  await writeVersions(tables as Kysely<unknown>);
  const rows = await getRows(sql<{ version: string }>`
    select version from station_software where station_id = ${station.id} order by software_code`);
  expect(rows.map(({ version }) => version)).toEqual(said.map(fullVersion));
});

test("of facts that arrive simultaneously, one report is stored completely", async () => {
  const { db } = portal.database;
  // The connections are opened before the race: on a cold pool the calls would run one after the other.
  await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.01)`.execute(db)));
  for (let round = 0; round < 8; round += 1) {
    await sql`delete from station_software where station_id = ${station.id}`.execute(db);
    const lists = ["1", "2", "3", "4"].map((version) =>
      Array.from({ length: 100 }, (_, at) => ({ code: `${at}-of-${version}`, name: "a", version })),
    );
    const answers = await Promise.all(
      lists.map((software) => station.says("PUT", "/api/stations/facts", { ...facts, software })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    const left = await getRows(sql<{ version: string }>`
      select version from station_software where station_id = ${station.id}`);
    expect([left.length, new Set(left.map(({ version }) => version)).size]).toEqual([100, 1]);
  }
});

test("a PIN is stored as a hash, kept if the report omits it, and deleted if the report clears it", async () => {
  const hash = async () =>
    (
      await getRows(
        sql<{ hash: string | null }>`select pin_hash as hash from station where id = ${station.id}`,
      )
    )[0]?.hash;
  await station.says("PUT", "/api/stations/facts", { ...facts, pin: "4711" });
  const first = await hash();
  expect(await isPin("4711", first)).toBe(true);
  expect(first).not.toContain("4711");
  await station.says("PUT", "/api/stations/facts", facts);
  await station.says("PUT", "/api/stations/facts", { ...facts, pin: "4711" });
  expect(await hash()).toBe(first);
  await station.says("PUT", "/api/stations/facts", { ...facts, pin: null });
  expect(await hash()).toBe(null);
});

test("an event of a station depends only on its own reports, and is stored whatever is known of others", async () => {
  const { db } = portal.database;
  const other = await enrolledStation(portal, "northgateAngio");
  const crashedAt = new Date(Date.now() - 60_000).toISOString();
  const said = { at: new Date().toISOString(), bootId: "one", crashedAt };
  await other.says("POST", "/api/stations/heartbeat", said);
  await sql`
    update station_state set seen_at = now() - interval '1 day', clock_ahead_s = 86400, boot_id = 'another'
    where station_id = ${other.id}`.execute(db);
  await beat({ bootId: "one" });
  await sql`delete from station_event where station_id = ${station.id}`.execute(db);
  const kinds = async () =>
    (
      await getRows(
        sql<{ kind: string }>`select kind from station_event where station_id = ${station.id} order by kind`,
      )
    ).map(({ kind }) => kind);
  // The other station was offline, its clock was wrong, and it restarted; this one did not.
  await beat({ bootId: "one" });
  expect(await kinds()).toEqual([]);
  await beat({ bootId: "one", crashedAt });
  expect(await kinds()).toEqual(["crash"]);
  // A boot id that two stations report does not count as a restart of the station.
  await sql`update station set cloned_at = now() where id = ${station.id}`.execute(db);
  await beat({ bootId: "two" });
  await sql`update station set cloned_at = null where id = ${station.id}`.execute(db);
  expect(await kinds()).toEqual(["crash"]);
});

test("the answer to each heartbeat names the signed-in person", async () => {
  const { db } = portal.database;
  await signInOnStation(db, station.id, cast.maya.userId, instant(Date.now() - 1000));
  expect((await beat()).json().session).toMatch(/^[0-9a-f-]{36}$/);
  await signOutOfStation(db, station.id, instant(Date.now()));
  expect((await beat()).json().session).toBe(null);
});

test("a session that has expired from inactivity is also over for the heartbeat", async () => {
  const { db } = portal.database;
  await signInOnStation(db, station.id, cast.maya.userId, instant(Date.now() - 1_500_000));
  await sql`
    update station_sign_in set token_hash = 'of nobody', expires_at = now() + interval '1 hour',
      last_used_at = now() - interval '21 minutes'
    where station_id = ${station.id} and signed_out_at is null`.execute(db);
  expect((await beat()).json().session).toBe(null);
  await sql`
    update station_sign_in set last_used_at = now() where station_id = ${station.id} and signed_out_at is null`.execute(
    db,
  );
  expect((await beat()).json().session).toMatch(/^[0-9a-f-]{36}$/);
  await signOutOfStation(db, station.id, instant(Date.now()));
});

test("invalid or oversized facts are refused, and the error names the field", async () => {
  const wrong = async (body: object) => {
    const response = await station.says("PUT", "/api/stations/facts", { ...facts, ...body });
    const { error } = response.json();
    return [response.statusCode, ...(error?.fields ?? []).map(({ path }: { path: string }) => path)];
  };
  const one = { code: "a", name: "A", version: "1" };
  expect(await wrong({ hash: "" })).toEqual([422, "hash"]);
  expect(await wrong({ computer: { gpu: "x".repeat(201) } })).toEqual([422, "computer.gpu"]);
  expect(await wrong({ computer: { gpu: "\0" } })).toEqual([422, "computer.gpu"]);
  expect(await wrong({ software: [{ ...one, version: 1 }] })).toEqual([422, "software.0.version"]);
  expect(await wrong({ software: [one, one] })).toEqual([422, "software"]);
  const many = Array.from({ length: stationLimits.software + 1 }, (_, at) => ({ ...one, code: `c${at}` }));
  expect(await wrong({ software: many })).toEqual([422, "software"]);
  expect(await wrong({ licences: [{ module: "m", validUntil: "soon" }] })).toEqual([
    422,
    "licences.0.validUntil",
  ]);
  expect(await wrong({ pin: "12" })).toEqual([422, "pin"]);
  expect((await beat({ at: "yesterday" })).statusCode).toBe(422);
  expect((await beat({ diskFreeBytes: -1 })).statusCode).toBe(422);
  expect((await beat({ diskFreeBytes: 1e300 })).statusCode).toBe(422);
  expect((await beat({ clientVersion: "x".repeat(5_000) })).statusCode).toBe(413);
});
