import { randomUUID } from "node:crypto";
import { instant, type LaunchId } from "@cathedra/domain";
import { deliveryLimits } from "@cathedra/domain/delivery";
import { cast, simulatorModules } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { signInOnStation } from "../../src/modules/devices/station-lifecycle.ts";
import { sweepLaunches } from "../../src/modules/result-intake/public.ts";
import { aStation, stationToken, type TestStation } from "../devices/device-tokens.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  deliver,
  exerciseOfTests,
  getParts,
  image,
  metricValues,
  personToken,
  type RunOptions,
  send,
} from "./delivery-helpers.ts";
import { aLaunch, launchMutation } from "./launch-helpers.ts";

let station: TestStation;

const portal = setUpCastApp();
beforeAll(async () => {
  station = await aStation(portal.database.db);
  await signInOnStation(portal.database.db, station.id, cast.maya.userId, instant(Date.now() - 3_600_000));
});

const db = () => unbranded(portal.database.db);
const files = [metricValues()];
const other = simulatorModules
  .flatMap(({ exercises }) => exercises)
  .find(({ id }) => id !== exerciseOfTests.id);
if (other === undefined) throw new Error("the demo world has one exercise");

async function getAnswer(response: ReturnType<typeof send>) {
  const { statusCode: status, ...answer } = await response;
  const { id, error } = answer.json<{ id?: string; error?: { code: string; reason?: string } }>();
  return { status, id, code: error?.code, reason: error?.reason };
}
const byPerson = async (who: typeof cast.maya, options: RunOptions) =>
  getAnswer(send(portal, await personToken(portal, who), getParts({ files, ...options })));
const byStation = async (at: TestStation, who: typeof cast.maya, options: RunOptions) =>
  getAnswer(send(portal, stationToken(at, who), getParts({ files, ...options })));
const refused = (reason: string) => ({ status: 422, code: "RESULT_REFUSED", reason });
const runs = () => db().selectFrom("simulator_activity").selectAll().orderBy("id").execute();
const toLaunch = (launch: LaunchId) => ({ attributes: { launch } });

/** A launch that was asked for in a session of the station. */
async function atStation(who = cast.maya): Promise<LaunchId> {
  const launch = await aLaunch(portal, who);
  await sql`update simulator_launch set station_id = ${station.id} where id = ${launch}`.execute(
    portal.database.db,
  );
  return launch;
}

test("a run stores its launch, its source and the session of its station (12.011, 12.032)", async () => {
  const byHand = await aLaunch(portal, cast.maya);
  const there = await atStation();
  const [one, two] = [
    await byPerson(cast.maya, toLaunch(byHand)),
    await byStation(station, cast.maya, toLaunch(there)),
  ];
  expect([one.status, two.status]).toEqual([201, 201]);
  const stored = new Map((await runs()).map((run) => [run.id, run]));
  const { id: signIn } = await db()
    .selectFrom("station_sign_in")
    .select("id")
    .where("station_id", "=", station.id)
    .executeTakeFirstOrThrow();
  expect(stored.get(one.id ?? "")).toMatchObject({
    source: "by_hand",
    launch_id: byHand,
    station_sign_in_id: null,
  });
  const read = await portal.get(cast.maya, `{ vistActivity(id: "${two.id}") { source sessionId launchId } }`);
  expect(read).toEqual({ vistActivity: { source: "station", sessionId: signIn, launchId: there } });
  expect(stored.get(two.id ?? "")).toMatchObject({
    source: "station",
    launch_id: there,
    station_sign_in_id: signIn,
  });
});

describe("a delivery for a launch is refused with the reason", () => {
  test("with another person's token, whatever the run's id", async () => {
    const launch = await aLaunch(portal, cast.maya);
    const before = await runs();
    expect(await byPerson(cast.tomas, toLaunch(launch))).toMatchObject(refused("launch_of_another_person"));
    // A client that names no launch, and delivers the run by the id of the launch.
    expect(await byPerson(cast.tomas, { run: launch })).toMatchObject(refused("launch_of_another_person"));
    expect(await runs()).toEqual(before);
    expect((await byPerson(cast.maya, { run: launch })).status).toBe(201);
  });

  test("a delivery for a launch of another exercise is refused", async () => {
    const launch = await aLaunch(portal, cast.maya, other.id);
    expect(await byPerson(cast.maya, toLaunch(launch))).toMatchObject(refused("launch_of_another_exercise"));
  });

  test("a delivery from another station or from none is refused", async () => {
    const launch = await atStation();
    const elsewhere = await aStation(portal.database.db);
    await signInOnStation(
      portal.database.db,
      elsewhere.id,
      cast.maya.userId,
      instant(Date.now() - 3_600_000),
    );
    const no = refused("launch_of_another_station");
    expect(await byStation(elsewhere, cast.maya, toLaunch(launch))).toMatchObject(no);
    expect(await byPerson(cast.maya, toLaunch(launch))).toMatchObject(no);
    expect((await byStation(station, cast.maya, toLaunch(launch))).status).toBe(201);
  });

  test("if the launch is unknown or has expired", async () => {
    expect(await byPerson(cast.maya, toLaunch(randomUUID() as LaunchId))).toMatchObject(
      refused("launch_unknown"),
    );
    const launch = await aLaunch(portal, cast.maya);
    await sql`update simulator_launch set launched_at = now() - interval '40 days', expires_at = now() - interval '1 second'
      where id = ${launch}`.execute(portal.database.db);
    expect(await byPerson(cast.maya, toLaunch(launch))).toMatchObject(refused("launch_expired"));
  });

  test("if it is a second run, also when both arrive at the same time", async () => {
    const launch = await aLaunch(portal, cast.maya);
    const run = randomUUID();
    expect((await byPerson(cast.maya, { ...toLaunch(launch), run })).status).toBe(201);
    expect((await byPerson(cast.maya, { ...toLaunch(launch), run })).status).toBe(200);
    expect(await byPerson(cast.maya, toLaunch(launch))).toMatchObject(refused("launch_used"));
    const raced = await aLaunch(portal, cast.maya);
    const answers = await Promise.all(Array.from({ length: 6 }, () => byPerson(cast.maya, toLaunch(raced))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 422, 422, 422, 422, 422,
    ]);
    expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set([undefined, "launch_used"]));
  });

  test("repeating a launch with its id returns the same one, and another exercise is refused", async () => {
    const given = { id: randomUUID(), exerciseId: exerciseOfTests.id };
    const first = await portal.ask(cast.maya, launchMutation, given);
    expect(await portal.ask(cast.maya, launchMutation, given)).toEqual(first);
    const changed = await portal.ask(cast.maya, launchMutation, { ...given, exerciseId: other.id });
    expect(changed.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

test("a run that spans the sign-ins of two people is accepted for neither (12.032)", async () => {
  const shared = await aStation(portal.database.db);
  const now = Date.now();
  await signInOnStation(portal.database.db, shared.id, cast.maya.userId, instant(now - 3_600_000));
  await signInOnStation(portal.database.db, shared.id, cast.tomas.userId, instant(now - 300_000));
  const before = await runs();
  const attributes = {
    startedAt: new Date(now - 600_000).toISOString(),
    endedAt: new Date(now - 60_000).toISOString(),
  };
  for (const who of [cast.maya, cast.tomas])
    expect(await byStation(shared, who, { attributes })).toMatchObject({
      status: 403,
      code: "NOT_AT_SIMULATOR",
    });
  expect(await runs()).toEqual(before);
});

describe("repeated delivery of a run (12.032)", () => {
  test("a run that is delivered again with equal content gets the same answer, regardless of the order of its values", async () => {
    const run = randomUUID();
    const all = [metricValues({ total_time: 500, contrast_volume: 40 }), image()];
    const first = await byPerson(cast.maya, { run, files: all });
    expect(first.status).toBe(201);
    const again = [metricValues({ contrast_volume: 40, total_time: 500 }), image()];
    expect(await byPerson(cast.maya, { run, files: again })).toEqual({ ...first, status: 200 });
    const attributes = { moduleVersion: `${exerciseOfTests.version}.0` };
    expect(await byPerson(cast.maya, { run, files: all, attributes })).toEqual({ ...first, status: 200 });
  });

  test.each([
    ["other values", { files: [metricValues({ total_time: 1 })] }],
    ["other times", { attributes: { endedAt: new Date(Date.now() - 30_000).toISOString() } }],
    ["another outcome", { attributes: { completed: "false" } }],
    ["one more file", { files: [...files, image()] }],
  ] as const)("with %s is refused with the reason, and the stored run stays", async (_, options) => {
    const run = randomUUID();
    const { id } = await byPerson(cast.maya, { run });
    const before = [await runs(), await db().selectFrom("activity_file").selectAll().orderBy("id").execute()];
    const answer = await send(
      portal,
      await personToken(portal, cast.maya),
      getParts({ files, run, ...options }),
    );
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toMatchObject({ code: "RUN_ALREADY_DELIVERED", id });
    expect([
      await runs(),
      await db().selectFrom("activity_file").selectAll().orderBy("id").execute(),
    ]).toEqual(before);
  });

  test("a repeated delivery with another picture of the same name is refused", async () => {
    const run = randomUUID();
    const changed = Buffer.concat([
      image().bytes.subarray(0, 8),
      Buffer.from([0xff]),
      image().bytes.subarray(9),
    ]);
    expect((await byPerson(cast.maya, { run, files: [...files, image()] })).status).toBe(201);
    const again = await byPerson(cast.maya, { run, files: [...files, image("roadmap.png", changed)] });
    expect(again).toMatchObject({ status: 409, code: "RUN_ALREADY_DELIVERED" });
  });

  test("of two different simultaneous deliveries of a run one is stored and the other refused", async () => {
    const run = randomUUID();
    const token = await personToken(portal, cast.maya);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((value) =>
        getAnswer(send(portal, token, getParts({ run, files: [metricValues({ total_time: value })] }))),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
  });
});

describe("limit on a person's runs per day (12.032)", () => {
  const { aDay } = deliveryLimits;
  const today = async (who: typeof cast.maya, day: { runs: number; bytes: number }) =>
    sql`insert into delivery_day (user_id, day, runs, bytes)
      values (${who.userId}, (now() at time zone 'UTC')::date, ${day.runs}, ${day.bytes})
      on conflict (user_id) do update set day = excluded.day, runs = excluded.runs, bytes = excluded.bytes`.execute(
      portal.database.db,
    );
  const getCount = async (who: typeof cast.maya) =>
    (await db().selectFrom("simulator_activity").selectAll().where("created_by", "=", who.userId).execute())
      .length;

  test("the last allowed run is accepted, the next is refused with a time, and other people can still deliver", async () => {
    await today(cast.aiko, { runs: aDay.runs - 1, bytes: 0 });
    expect((await deliver(portal, cast.aiko, { files })).statusCode).toBe(201);
    const response = await deliver(portal, cast.aiko, { files });
    expect(response.statusCode).toBe(429);
    const { error } = response.json();
    expect(error).toMatchObject({ code: "DAILY_LIMIT_REACHED", limit: "runs", most: aDay.runs });
    expect(error.availableAt).toMatch(/T00:00:00\.000Z$/);
    expect(Number(response.headers["retry-after"])).toBe(error.retryAfterSeconds);
    expect((await deliver(portal, cast.tomas, { files })).statusCode).toBe(201);
  });

  test("bytes count towards the limit, and refused deliveries do not", async () => {
    await today(cast.nils, { runs: 0, bytes: aDay.bytes - 1 });
    const before = await getCount(cast.nils);
    const refusedForBytes = await deliver(portal, cast.nils, { files });
    expect(refusedForBytes.json().error).toMatchObject({ code: "DAILY_LIMIT_REACHED", limit: "bytes" });
    expect(await getCount(cast.nils)).toBe(before);
    const row = await db()
      .selectFrom("delivery_day")
      .select(["runs", "bytes"])
      .where("user_id", "=", cast.nils.userId)
      .executeTakeFirstOrThrow();
    expect({ runs: row.runs, bytes: Number(row.bytes) }).toEqual({ runs: 0, bytes: aDay.bytes - 1 });
  });

  test("of many simultaneous deliveries, only as many as the remaining limit are accepted", async () => {
    await Promise.all(Array.from({ length: 8 }, () => deliver(portal, cast.tomas, { files })));
    const before = await getCount(cast.elif);
    await today(cast.elif, { runs: aDay.runs - 3, bytes: 0 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => deliver(portal, cast.elif, { files })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 201, 201, 429, 429, 429, 429, 429,
    ]);
    expect((await getCount(cast.elif)) - before).toBe(3);
  });

  test("a repeated delivery is answered even when the limit is reached", async () => {
    const run = randomUUID();
    expect((await deliver(portal, cast.priya, { run, files })).statusCode).toBe(201);
    await today(cast.priya, { runs: aDay.runs, bytes: 0 });
    expect((await deliver(portal, cast.priya, { run, files })).statusCode).toBe(200);
  });

  test("the count restarts the next day", async () => {
    await today(cast.lukas, aDay);
    await sql`update delivery_day set day = day - 1 where user_id = ${cast.lukas.userId}`.execute(
      portal.database.db,
    );
    expect((await deliver(portal, cast.lukas, { files })).statusCode).toBe(201);
  });
});

describe("expired launches", () => {
  const expired = async (ago: string, who = cast.maya) => {
    const launch = await aLaunch(portal, who);
    await sql`update simulator_launch set launched_at = now() - interval '40 days', expires_at = now() - ${ago}::interval
      where id = ${launch}`.execute(portal.database.db);
    return launch;
  };
  const launches = async () =>
    (await db().selectFrom("simulator_launch").select("id").orderBy("id").execute()).map(({ id }) => id);

  test("without a run are deleted after a day, and all others stay with their runs", async () => {
    await sweepLaunches(portal.database.db);
    const used = await aLaunch(portal, cast.george);
    expect((await byPerson(cast.george, toLaunch(used))).status).toBe(201);
    await sql`update simulator_launch set launched_at = now() - interval '40 days', expires_at = now() - interval '3 days'
      where id = ${used}`.execute(portal.database.db);
    const stay = [
      used,
      await expired("23 hours"),
      await aLaunch(portal, cast.maya),
      await aLaunch(portal, cast.tomas),
    ];
    const before = [await launches(), await runs()];
    const gone = [await expired("2 days"), await expired("4 days", cast.tomas)];
    expect(await sweepLaunches(portal.database.db)).toBe(gone.length);
    expect([await launches(), await runs()]).toEqual(before);
    expect(before[0]).toEqual(expect.arrayContaining(stay));
    expect(await sweepLaunches(portal.database.db)).toBe(0);
  });

  test("expired launches are deleted in several batches, even if many expired at the same moment", async () => {
    await sql`
      insert into simulator_launch (user_id, exercise_id, launched_at, expires_at)
      select ${cast.maya.userId}, ${exerciseOfTests.id}, now() - interval '40 days', date_trunc('day', now()) - interval '5 days'
      from generate_series(1, 1203)`.execute(portal.database.db);
    expect(await sweepLaunches(portal.database.db)).toBe(1203);
  });
});
