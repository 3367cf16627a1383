import { randomUUID } from "node:crypto";
import { instant, type StationId } from "@cathedra/domain";
import { type CastPerson, cast, getCustomer } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { revokeStation, signInOnStation } from "../../src/modules/devices/station-lifecycle.ts";
import {
  aStation,
  type DeliverySigner,
  machineToken,
  stationToken,
  type TestStation,
} from "../devices/device-tokens.ts";
import { addVoucher, type Fleet, startFleet } from "../machines/fleet.ts";
import { type Running, runningSession } from "../rooms/room-helpers.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  exerciseOfTests,
  getBody,
  getParts,
  makeUrl,
  metricValues,
  personToken,
  send,
} from "./delivery-helpers.ts";

let fleet: Fleet;
let own: Running;
let station: TestStation;
const begun = new Date(Date.now() - 3_600_000);

beforeAll(async () => {
  fleet = await startFleet();
  own = await runningSession(fleet, {
    by: cast.maya,
    voucherId: await addVoucher(fleet.db, [cast.maya]),
    startedAt: begun,
    seconds: 7200,
  });
  await sql`
    update vm_session set case_id = exercise.cloud_case_id, module_id = cloud_case.module_id
    from simulator_exercise exercise join cloud_case on cloud_case.id = exercise.cloud_case_id
    where vm_session.id = ${own.sessionId} and exercise.id = ${exerciseOfTests.id}`.execute(fleet.db);
  station = await aStation(fleet.db);
  await signInOnStation(fleet.db, station.id, cast.maya.userId, instant(begun.getTime()));
});
afterAll(() => fleet.close());

async function delivered(token: string | DeliverySigner, run: string = randomUUID()) {
  const response = await send(fleet, token, getParts({ run }));
  const { id, error } = response.json<{ id?: string; error?: { code: string } }>();
  return { status: response.statusCode, id: id ?? "", code: error?.code };
}
const activity = (id: string) =>
  unbranded(fleet.db)
    .selectFrom("simulator_activity")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

test("a machine delivers for the people in its session, with its customer (12.032)", async () => {
  const { status, id } = await delivered(machineToken(own.machine, own.sessionId, cast.maya));
  expect(status).toBe(201);
  expect(await activity(id)).toMatchObject({
    created_by: cast.maya.userId,
    source: "cloud_machine",
    vm_session_id: own.sessionId,
    station_id: null,
    customer_id: getCustomer("northgate").id,
  });
});

test("a machine delivers only exercises that its session started or changed to (12.032)", async () => {
  const session = await runningSession(fleet, {
    by: cast.nils,
    voucherId: await addVoucher(fleet.db, [cast.nils]),
    startedAt: begun,
    seconds: 7200,
  });
  const token = machineToken(session.machine, session.sessionId, cast.nils);
  const before = await fleet.db.selectFrom("simulator_activity").select("id").orderBy("id").execute();
  const response = await send(fleet, token, getParts());
  expect(response.statusCode).toBe(422);
  expect(response.json().error).toMatchObject({ code: "RESULT_REFUSED", reason: "not_started_in_session" });
  expect(await fleet.db.selectFrom("simulator_activity").select("id").orderBy("id").execute()).toEqual(
    before,
  );
  await sql`
    insert into vm_session_event (session_id, at, kind, case_id, seq)
    select ${session.sessionId}, now(), 'case_changed', cloud_case_id, 1
    from simulator_exercise where id = ${exerciseOfTests.id}`.execute(fleet.db);
  expect((await delivered(token)).status).toBe(201);
});

test("a station delivers for its signed-in person, with its service tag (12.032)", async () => {
  const { status, id } = await delivered(stationToken(station, cast.maya));
  expect(status).toBe(201);
  expect(await activity(id)).toMatchObject({
    created_by: cast.maya.userId,
    source: "station",
    station_id: station.id,
    vm_session_id: null,
    service_tag: expect.stringMatching(/^ST-/),
    customer_id: getCustomer("northgate").id,
  });
});

test("a run delivered again is stored once, whoever sends it", async () => {
  const token = machineToken(own.machine, own.sessionId, cast.maya);
  const run = randomUUID();
  const answers = [await delivered(token, run), await delivered(token, run)];
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  expect(answers[1]?.id).toBe(answers[0]?.id);
  // Its person delivers the same run as well.
  expect((await delivered(await personToken(fleet, cast.maya), run)).status).toBe(200);
});

describe("a delivery is refused for", () => {
  const forbidden = { status: 403, id: "", code: "NOT_AT_SIMULATOR" };
  const unknown = { status: 401, id: "", code: "UNAUTHENTICATED" };
  const foreign = async (who: CastPerson) => {
    const other = await aStation(fleet.db, "lakeside");
    await signInOnStation(fleet.db, other.id, who.userId, instant(begun.getTime()));
    return other;
  };
  test("another person's session", async () => {
    expect(await delivered(machineToken(own.machine, own.sessionId, cast.tomas))).toEqual(forbidden);
  });
  test("a session of another machine", async () => {
    const other = await runningSession(fleet, {
      by: cast.tomas,
      voucherId: await addVoucher(fleet.db, [cast.tomas]),
      startedAt: begun,
      seconds: 7200,
    });
    expect(await delivered(machineToken(other.machine, own.sessionId, cast.maya))).toEqual(forbidden);
  });
  test("a station on which the person was not signed in", async () => {
    expect(await delivered(stationToken(station, cast.tomas))).toEqual(forbidden);
    expect(await delivered(stationToken(await foreign(cast.aiko), cast.maya))).toEqual(forbidden);
  });
  test("a revoked station and one that signs with another's key", async () => {
    const other = await foreign(cast.maya);
    expect((await delivered(stationToken(other, cast.maya))).status).toBe(201);
    expect(await delivered(stationToken({ ...other, id: station.id }, cast.maya))).toEqual(unknown);
    await revokeStation(fleet.db, cast.ruth, other.id, instant(Date.now()));
    expect(await delivered(stationToken(other, cast.maya))).toEqual(unknown);
    expect(await delivered(stationToken({ ...other, id: randomUUID() as StationId }, cast.maya))).toEqual(
      unknown,
    );
  });
  test("a device's token is refused for everything but deliveries", async () => {
    for (const token of [
      machineToken(own.machine, own.sessionId, cast.maya)({ method: "POST", url: "/api/graphql" }),
      stationToken(station, cast.maya)({ method: "POST", url: "/api/graphql" }),
    ]) {
      const response = await fleet.graphql({ query: "{ user { email } }" }, { token });
      expect(response.statusCode).toBe(401);
    }
  });
});

test("a station's token is valid for one delivery: changed bytes and a second delivery are refused", async () => {
  const sign = stationToken(station, cast.maya);
  const [method, url] = ["POST", makeUrl()];
  const run = randomUUID();
  const signed = sign({ method, url, body: getBody(getParts({ run })) });
  const refused = (reason: string) => ({ status: 401, id: "", code: "STATION_SIGNATURE_REFUSED", reason });
  const sent = async (token: string, parts = getParts({ run })) => {
    const response = await send(fleet, token, parts);
    const { id = "", error } = response.json<{ id?: string; error?: { code: string; reason: string } }>();
    return { status: response.statusCode, id, code: error?.code, reason: error?.reason };
  };
  const before = await countOfRuns();
  const better = getParts({ run, files: [metricValues({ total_time: 300 })] });
  const stolen = sign({ method, url, body: getBody(getParts({ run })) });
  expect(await sent(stolen, better)).toEqual(refused("other_body"));
  expect(await countOfRuns()).toBe(before);
  expect(await sent(sign({ method, url: makeUrl(1) }))).toEqual(refused("other_request"));
  expect((await sent(signed)).status).toBe(201);
  expect(await sent(signed)).toEqual(refused("used"));
  const asOnce = stationToken(station, cast.maya, { claims: { jti: undefined, digest: undefined } });
  expect(await sent(asOnce({ method, url }))).toEqual(refused("incomplete"));
});
const countOfRuns = async () => {
  const { count } = await unbranded(fleet.db)
    .selectFrom("simulator_activity")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
};

test("a device that sends too much must wait", async () => {
  const other = await aStation(fleet.db);
  const token = stationToken(other, cast.tomas);
  const answers = await Promise.all(Array.from({ length: 140 }, () => delivered(token)));
  const codes = new Set(answers.map(({ status }) => status));
  expect(codes).toEqual(new Set([403, 429]));
});
