import { randomUUID } from "node:crypto";
import { instant } from "@cathedra/domain";
import { cast, getCustomer } from "@cathedra/test-fixtures";
import { beforeAll, describe, expect, test } from "vitest";
import { identifyDevice } from "../../src/modules/devices/public.ts";
import {
  revokeStation,
  signInOnStation,
  signOutOfStation,
} from "../../src/modules/devices/station-lifecycle.ts";
import { systemClock } from "../../src/ports/clock.ts";
import { fleetSecret } from "../machines/fake-agents.ts";
import { addVoucher, setUpFleet } from "../machines/fleet.ts";
import { type Running, runningSession } from "../rooms/room-helpers.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  aStation,
  type DeliverySigner,
  machineToken,
  stationToken,
  type TestStation,
  tokenFor,
} from "./device-tokens.ts";

let own: Running;
let station: TestStation;
const now = Date.now();
const startedAt = new Date(now - 600_000);
const run = { startedAt: instant(now - 300_000), endedAt: instant(now - 60_000) };

const fleet = setUpFleet();
beforeAll(async () => {
  const voucherId = await addVoucher(fleet.db, [cast.maya]);
  own = await runningSession(fleet, { by: cast.maya, voucherId, startedAt });
  station = await aStation(fleet.db);
  await signInOnStation(fleet.db, station.id, cast.maya.userId, instant(startedAt.getTime()));
});

const delivery = { method: "POST", url: "/api/simulator/store_result/1" };
const asked = (token: string | DeliverySigner) =>
  identifyDevice({ db: fleet.db, clock: systemClock, machines: { fleetSecret } }, tokenFor(token, delivery), {
    method: delivery.method,
    target: delivery.url,
  });
const getCode = (token: string | DeliverySigner) =>
  Promise.resolve(token)
    .then(asked)
    .then(
      () => "taken",
      (error: { code?: string }) => error.code,
    );

test("a machine delivers for the people in its session, and a station for its signed-in person (12.032)", async () => {
  const byMachine = await asked(machineToken(own.machine, own.sessionId, cast.maya));
  expect(byMachine).toMatchObject({
    userId: cast.maya.userId,
    customerId: getCustomer("northgate").id,
    session: own.sessionId,
    station: null,
  });
  expect(await byMachine.presenceDuring(run)).toEqual({ signIn: null });
  const byStation = await asked(stationToken(station, cast.maya));
  expect(byStation).toMatchObject({ userId: cast.maya.userId, session: null, station: { id: station.id } });
  expect(await byStation.presenceDuring(run)).toEqual({ signIn: expect.any(String) });
});

test("another person's session and a person who was not signed in do not count as presence", async () => {
  const other = await asked(machineToken(own.machine, own.sessionId, cast.tomas));
  expect(await other.presenceDuring(run)).toBeUndefined();
  const notSignedIn = await asked(stationToken(station, cast.tomas));
  expect(await notSignedIn.presenceDuring(run)).toBeUndefined();
  const before = { startedAt: instant(now - 900_000), endedAt: instant(now - 700_000) };
  const early = await asked(stationToken(station, cast.maya));
  expect(await early.presenceDuring(before)).toBeUndefined();
});

test("a person who signs in later on the station is not taken for the previous person", async () => {
  const other = await aStation(fleet.db);
  await signInOnStation(fleet.db, other.id, cast.maya.userId, instant(startedAt.getTime()));
  await signInOnStation(fleet.db, other.id, cast.tomas.userId, instant(now - 200_000));
  await signOutOfStation(fleet.db, other.id, instant(now - 10_000));
  const later = { startedAt: instant(now - 190_000), endedAt: instant(now - 20_000) };
  for (const [person, times, isThere] of [
    [cast.maya, run, false],
    [cast.tomas, run, false],
    [cast.tomas, later, true],
    [cast.maya, later, false],
  ] as const) {
    const who = await asked(stationToken(other, person));
    expect((await who.presenceDuring(times)) !== undefined).toBe(isThere);
  }
});

test("in an event, the person in control counts", async () => {
  const voucherId = await addVoucher(fleet.db, [cast.maya, cast.tomas]);
  const event = await runningSession(fleet, { by: cast.priya, voucherId, startedAt });
  await unbranded(fleet.db)
    .updateTable("vm_session")
    .set({ kind: "event" })
    .where("id", "=", event.sessionId)
    .execute();
  const told = (
    person: typeof cast.maya,
    kind: "control_gained" | "control_lost",
    secondsAgo: number,
    seq: number,
  ) => ({
    session_id: event.sessionId,
    user_id: person.userId,
    kind,
    seq,
    at: new Date(now - secondsAgo * 1000),
  });
  await unbranded(fleet.db)
    .insertInto("vm_session_event")
    .values([
      told(cast.tomas, "control_gained", 550, 1),
      told(cast.tomas, "control_lost", 400, 2),
      told(cast.maya, "control_gained", 400, 3),
    ])
    .execute();
  const is = async (person: typeof cast.maya) =>
    (await (await asked(machineToken(event.machine, event.sessionId, person))).presenceDuring(run)) !==
    undefined;
  expect(await is(cast.maya)).toBe(true);
  expect(await is(cast.tomas)).toBe(false);
  expect(await is(cast.priya)).toBe(false);
});

describe("a token that is not the device's own, current and for this purpose is refused", () => {
  const past = { now: now - 3_600_000 };
  test.each([
    [
      "another fleet's key",
      () => machineToken(own.machine, own.sessionId, cast.maya, { secret: "x".repeat(40) }),
    ],
    [
      "another machine's name",
      () =>
        machineToken(own.machine, own.sessionId, cast.maya, { header: { kid: `machine:${randomUUID()}` } }),
    ],
    [
      "another issuer",
      () => machineToken(own.machine, own.sessionId, cast.maya, { claims: { iss: "machine:x" } }),
    ],
    [
      "another audience",
      () => machineToken(own.machine, own.sessionId, cast.maya, { claims: { aud: "cathedra-room" } }),
    ],
    [
      "no session",
      () => machineToken(own.machine, own.sessionId, cast.maya, { claims: { session: undefined } }),
    ],
    ["an expired token", () => machineToken(own.machine, own.sessionId, cast.maya, past)],
    [
      "a token issued in the future",
      () => machineToken(own.machine, own.sessionId, cast.maya, { now: now + 3_600_000 }),
    ],
    [
      "a token valid for a year",
      () =>
        machineToken(own.machine, own.sessionId, cast.maya, {
          claims: { exp: Math.floor(now / 1000) + 31_536_000 },
        }),
    ],
    ["an expired token of a station", () => stationToken(station, cast.maya, past)],
    ["an unknown station", () => stationToken({ ...station, id: randomUUID() as never }, cast.maya)],
    ["garbage", () => "a.b.c"],
    ["nothing", () => ""],
  ])("%s", async (_what, make) => {
    expect(await getCode(make())).toBe("UNAUTHENTICATED");
  });

  test("a station must sign with its own key, and a machine cannot sign as a station", async () => {
    const other = await aStation(fleet.db);
    expect(await getCode(stationToken({ ...station, privateKey: other.privateKey }, cast.maya))).toBe(
      "UNAUTHENTICATED",
    );
    const asStation = machineToken(own.machine, own.sessionId, cast.maya, {
      header: { kid: `station:${station.id}` },
    });
    expect(await getCode(asStation)).toBe("UNAUTHENTICATED");
  });

  test("a revoked station is refused", async () => {
    const other = await aStation(fleet.db);
    await signInOnStation(fleet.db, other.id, cast.maya.userId, instant(startedAt.getTime()));
    expect(await getCode(stationToken(other, cast.maya))).toBe("taken");
    await revokeStation(fleet.db, cast.ruth, other.id, instant(now));
    await revokeStation(fleet.db, cast.ruth, other.id, instant(now));
    expect(await getCode(stationToken(other, cast.maya))).toBe("UNAUTHENTICATED");
    const { rows } = await fleet.database.pool.query(
      "select action from audit_log where subject = $1 order by id",
      [other.id],
    );
    expect(rows).toEqual([{ action: "station.enrolled" }, { action: "station.revoked" }]);
  });
});

test("a session of another machine and an unknown person are refused", async () => {
  const voucherId = await addVoucher(fleet.db, [cast.tomas]);
  const foreign = await runningSession(fleet, { by: cast.tomas, voucherId, startedAt });
  expect(await getCode(machineToken(own.machine, foreign.sessionId, cast.tomas))).toBe("NOT_AT_SIMULATOR");
  expect(await getCode(machineToken(own.machine, randomUUID(), cast.maya))).toBe("NOT_AT_SIMULATOR");
  expect(await getCode(stationToken(station, { keycloakId: "nobody" as never }))).toBe("NOT_AT_SIMULATOR");
});

test("a machine's signature is valid for one request within a minute, and older forms are refused with the reason", async () => {
  const sign = machineToken(own.machine, own.sessionId, cast.maya);
  const getReason = (text: string) =>
    asked(text).then(
      () => "taken",
      (error: { code?: string; facts?: { reason?: string } }) => `${error.code} ${error.facts?.reason}`,
    );
  const refused = (reason: string) => `STATION_SIGNATURE_REFUSED ${reason}`;
  const once = sign(delivery);
  expect([await getReason(once), await getReason(once)]).toEqual(["taken", refused("used")]);
  expect(await getReason(sign({ ...delivery, url: "/api/simulator/store_result/2" }))).toBe(
    refused("other_request"),
  );
  const asBefore = { jti: undefined, htm: undefined, htu: undefined, digest: undefined };
  const old = machineToken(own.machine, own.sessionId, cast.maya, { claims: asBefore });
  expect(await getReason(old(delivery))).toBe(refused("incomplete"));
  const longer = { exp: Math.floor(now / 1000) + 300 };
  expect(await getCode(machineToken(own.machine, own.sessionId, cast.maya, { claims: longer }))).toBe(
    "UNAUTHENTICATED",
  );
});
