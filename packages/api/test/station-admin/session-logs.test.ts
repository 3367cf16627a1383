import { instant } from "@cathedra/domain";
import { firstWindowOfLogs } from "@cathedra/domain/stations";
import { cast, getStation } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { aLogOfARun } from "./run-log-builder.ts";

const now = Date.now();
const day = 86_400_000;
const ago = (days: number) => new Date(now - days * day);

const portal = setUpCastApp();

const stats = async () =>
  (
    await portal.get(
      cast.ruth,
      "{ vistSystemsStats { connected loggedTotal loggedLastWeek logsTotal logsLastWeek logsLastMonth logsLastYear } }",
    )
  ).vistSystemsStats;
const inPeriod = async (from: Date, to: Date) =>
  (
    await portal.get(
      cast.ruth,
      "query ($from: DateTime!, $to: DateTime!) { vistSystemsLogsNumberByPeriod(from: $from, to: $to) }",
      { from, to },
    )
  ).vistSystemsLogsNumberByPeriod;

test("stations and their logs are counted (10.005, 10.007), and runs of any period too (10.008)", async () => {
  const zero = {
    connected: 0,
    loggedTotal: 0,
    loggedLastWeek: 0,
    logsTotal: 0,
    logsLastWeek: 0,
    logsLastMonth: 0,
    logsLastYear: 0,
  };
  expect(await stats()).toEqual(zero);
  const [skillsLab, angio] = [getStation("northgateSkillsLab").id, getStation("northgateAngio").id];
  for (const days of [0.1, 2, 20, 200, 500])
    await aLogOfARun(portal, { station: skillsLab, endedAt: ago(days) });
  await aLogOfARun(portal, { station: angio, endedAt: ago(90) });
  await sql`insert into station_state (station_id, seen_at) values (${angio}, now())`.execute(
    portal.database.db,
  );
  expect(await stats()).toEqual({
    connected: 1,
    loggedTotal: 2,
    loggedLastWeek: 1,
    logsTotal: 6,
    logsLastWeek: 2,
    logsLastMonth: 3,
    logsLastYear: 5,
  });
  // The counts are compared with a naive count, also for periods that end within a day.
  for (const [from, to] of [
    [600, 0],
    [200.5, 89.5],
    [200, 200],
    [2.01, 1.99],
    [90.001, 20],
    [0.2, 0],
    [0, 5],
  ] as const) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from simulator_activity
      where station_id is not null and ended_at >= ${ago(from)} and ended_at < ${ago(to)}`.execute(
      portal.database.db,
    );
    expect([from, to, await inPeriod(ago(from), ago(to))]).toEqual([from, to, rows[0]?.count]);
  }
  await sql`delete from simulator_activity where station_id = ${angio}`.execute(portal.database.db);
  expect((await stats()).logsTotal).toBe(5);
});

test("the sessions of a station in a period are listed, the latest first, each with its logs (10.004, 10.006, 10.010)", async () => {
  const station = getStation("lakesideLab");
  const withLog = await aLogOfARun(portal, { station: station.id, endedAt: ago(1) });
  const without = await aLogOfARun(portal, { station: station.id, endedAt: ago(2), log: null });
  await aLogOfARun(portal, { station: station.id, endedAt: ago(30) });
  const sessions = async (serviceTag: string, from: Date, to: Date) =>
    (
      await portal.get(
        cast.ruth,
        `query ($serviceTag: String!, $from: DateTime!, $to: DateTime!) {
          vistActivitiesByServiceTag(serviceTag: $serviceTag, from: $from, to: $to) {
            id courseName unitName activityEnd moduleId exerciseId logCount
          }
        }`,
        { serviceTag, from, to },
      )
    ).vistActivitiesByServiceTag;
  const week = await sessions(station.serviceTag, ago(7), ago(0));
  expect(week).toMatchObject([
    { id: withLog.activityId, logCount: 1, activityEnd: ago(1).toISOString() },
    { id: without.activityId, logCount: 0 },
  ]);
  expect(Object.values(week[0] ?? {}).every((value) => value !== "")).toBe(true);
  expect(await sessions("NOBODY", ago(7), ago(0))).toEqual([]);
});

test("the initial period is the seven days up to and including the last simulation (10.012)", async () => {
  const { vistSystemsByServiceTag } = await portal.get<{
    vistSystemsByServiceTag: readonly { lastSimulation: string; simulationsDone: number }[];
  }>(cast.ruth, '{ vistSystemsByServiceTag(serviceTag: "LKS2M88") { lastSimulation simulationsDone } }');
  const [{ lastSimulation, simulationsDone } = { lastSimulation: "", simulationsDone: 0 }] =
    vistSystemsByServiceTag;
  expect([lastSimulation, simulationsDone]).toEqual([ago(1).toISOString(), 3]);
  const last = instant(Date.parse(lastSimulation));
  expect(firstWindowOfLogs(last)).toEqual({ from: last - 7 * day, to: last });
  expect(firstWindowOfLogs(null)).toBe(null);
});

test("log files are downloaded as one zip by a link that cannot be altered (10.011)", async () => {
  const [one, other] = [
    await aLogOfARun(portal, { log: "first\n" }),
    await aLogOfARun(portal, { log: "second\n" }),
  ];
  const silent = await aLogOfARun(portal, { log: null, station: getStation("lakesideTravelling").id });
  const link = (ids: readonly string[]) =>
    portal.ask(cast.ruth, "query ($ids: [ID!]!) { logDownloadLink(activityIds: $ids) }", { ids });
  const { data } = await link([one.activityId, other.activityId]);
  const url = (data?.logDownloadLink ?? "").slice(portal.config.http.publicUrl.length);
  const response = await portal.app.inject(url);
  expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "application/zip"]);
  expect(response.headers["content-disposition"]).toContain("Logs of NGT4K21.zip");
  const bytes = response.rawPayload.toString("latin1");
  for (const { logName } of [one, other]) expect(bytes).toContain(`NGT4K21/${logName}`);
  expect((await portal.app.inject(url.replace(/runs=./, "runs=_"))).statusCode).toBe(403);
  for (const ids of [[silent.activityId], [], ["x"], Array.from({ length: 201 }, () => crypto.randomUUID())])
    expect((await link(ids)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  // The ids of two hundred runs fit into one address.
  const many = [one.activityId, ...Array.from({ length: 199 }, () => crypto.randomUUID())];
  const long = (await link(many)).data?.logDownloadLink ?? "";
  expect(long.length).toBeLessThan(5_000);
  expect((await portal.app.inject(long.slice(portal.config.http.publicUrl.length))).statusCode).toBe(200);
});

test("in the zip each log has a unique name that Windows can store", async () => {
  const names = ["con.log", "NUL.log", "aux .txt", "a:b.log", "a?b.log", "Run.log", "run.log"];
  const made: string[] = [];
  for (const [at, name] of names.entries())
    made.push((await aLogOfARun(portal, { name, endedAt: new Date(now - 3_600_000 + at) })).activityId);
  const { data } = await portal.ask(
    cast.ruth,
    "query ($ids: [ID!]!) { logDownloadLink(activityIds: $ids) }",
    { ids: made },
  );
  const url = (data?.logDownloadLink ?? "").slice(portal.config.http.publicUrl.length);
  const bytes = (await portal.app.inject(url)).rawPayload.toString("latin1");
  const found = [...new Set(bytes.match(/NGT4K21\/[\w .()?:]+\.(?:log|txt)/g))];
  expect(found).toEqual(
    ["_con.log", "_NUL.log", "_aux .txt", "a_b.log", "a_b (2).log", "Run.log", "run (2).log"].map(
      (name) => `NGT4K21/${name}`,
    ),
  );
});
