import { addDays, instant, utcDay } from "@cathedra/domain";
import { cast } from "@cathedra/test-fixtures";
import { aRun } from "../activity-log/runs.ts";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import { aStation, linkWith, stationSays } from "./stations.ts";

/** A simulator that this person has linked, and on which the portal's modules are licensed. */
const give: OwnProbe["give"] = async ({ database: { db } }, whose) => {
  const station = await aStation(db, `OWN-${crypto.randomUUID().slice(0, 8)}`);
  const validUntil = addDays(utcDay(instant(Date.now())), 90);
  await stationSays(db, station, { licences: [{ module: "evar", validUntil }] });
  await linkWith(db, station, whose.userId);
  return { tag: station.serviceTag };
};

const licence = "license { checked simulations { id valid remainingdays } }";
const courses = [
  {
    operation: "Query.vistCourses",
    query: `query ($tag: String) { vistCourses(serviceTag: $tag) { id ${licence} } }`,
    give,
    unknown: { tag: "NOBODY-KNOWS" },
  },
  {
    operation: "Query.vistCourse",
    query: `query ($tag: String) { vistCourse(code: "evar", version: "2.1", serviceTag: $tag) { id ${licence} } }`,
    give,
    unknown: { tag: "NOBODY-KNOWS" },
  },
  {
    operation: "Query.vistCases",
    query: "query ($tag: String) { vistCases(serviceTag: $tag) { id license { valid remainingdays } } }",
    give,
    unknown: { tag: "NOBODY-KNOWS" },
  },
] as const satisfies readonly OwnProbe[];

/** Two learners, and two customers' admins of whom neither has anything to do with Northgate's simulators. */
export const ownVistCourseProbes: readonly OwnProbe[] = [
  ...courses,
  ...courses.map((probe) => ({
    ...probe,
    about: "of admins of other customers",
    people: [cast.helena, cast.lukas] as const,
  })),
  {
    operation: "Query.vistCases",
    about: "one's latest runs",
    query: "{ vistCases { id lastRun { id } } }",
    give: async ({ database: { db } }, whose) => ({
      id: await aRun(db, { by: whose, startedAt: "2026-11-20T09:00:00Z" }),
    }),
  },
  {
    operation: "Query.vistRun",
    query: "query ($launchId: String!) { vistRun(launchId: $launchId) { id progress } }",
    give: async ({ database: { db } }, whose) => {
      const launchId = crypto.randomUUID();
      await aRun(db, { by: whose, runId: launchId });
      return { launchId };
    },
    unknown: { launchId: "00000000-0000-4000-8000-000000000000" },
  },
];
