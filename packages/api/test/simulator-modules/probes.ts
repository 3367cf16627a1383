import { randomUUID } from "node:crypto";
import { addDays, instant, utcDay } from "@cathedra/domain";
import { cast, simulatorDefinitions } from "@cathedra/test-fixtures";
import { aRun } from "../activity-log/runs.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import { aStation, linkWith, stationSays } from "./stations.ts";

const sent = {
  body: simulatorDefinitions(),
  headers: { "content-type": "application/octet-stream" },
};

export const probes: readonly Probe[] = [
  {
    operation: "Query.simulation",
    call: { query: "{ simulation(id: 101) { code name benchmarks { id value } } }" },
  },
  {
    operation: "Query.vistCourses",
    call: { query: '{ vistCourses(serviceTag: "NGT4K21") { code license { checked } simulations { id } } }' },
  },
  {
    operation: "Query.vistCourse",
    call: {
      query:
        '{ vistCourse(code: "evar", version: "2.1", serviceTag: "NGT4K21") { code license { checked } } }',
    },
  },
  {
    operation: "Query.vistCases",
    call: { query: '{ vistCases(serviceTag: "NGT4K21") { id lastRun { id } } }' },
  },
  {
    operation: "Query.vistRun",
    call: { query: '{ vistRun(launchId: "nothing") { id } }' },
  },
  {
    operation: "Query.simulatorModules",
    call: {
      query: "{ simulatorModules(limit: 2) { totalCount modules { code version simulations { id } } } }",
    },
  },
  {
    operation: "Query.simulatorModule",
    call: { query: "{ simulatorModule(simulatorModuleId: 1) { code version license { checked } } }" },
  },
  {
    operation: "POST /api/imports/:kind/check",
    call: async () => ({ url: "/api/imports/simulator-definitions/check", ...sent }),
  },
  {
    operation: "POST /api/imports/:kind",
    call: async () => ({ url: "/api/imports/simulator-definitions", ...sent }),
  },
];

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
export const ownProbes: readonly OwnProbe[] = [
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

export const webOperations: readonly WebOperation[] = [
  ["SimulatorModulesQuery", cast.daniel, 3, () => ({ searchText: "", limit: 25, offset: 0 })],
  ["VistModulesQuery", cast.maya, 3, () => ({ serviceTag: "NGT4K21" })],
  ["SimulationsQuery", cast.maya, 3, () => ({ code: "evar", version: "2.1", serviceTag: "NGT4K21" })],
  ["FoundCasesQuery", cast.maya, 3, () => ({ serviceTag: "NGT4K21", searchParams: { searchText: "arch" } })],
  ["SimulatorModulesCardQuery", cast.maya, 3, () => ({ serviceTag: "NGT4K21" })],
  ["RunOutcomeQuery", cast.maya, 2, () => ({ launchId: "launch" })],
  ["simulatorRunMutation", cast.maya, 4, () => ({ id: randomUUID(), exerciseId: 501 })],
  ["ExerciseNameQuery", cast.maya, 2, () => ({ id: 501 })],
  ["ExerciseRequirementsQuery", cast.maya, 2, () => ({ id: 501 })],
  ["ModuleDrawerQuery", cast.daniel, 3, () => ({ id: 1 })],
];
