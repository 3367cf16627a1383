import { simulatorDefinitions } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";

const sent = {
  body: simulatorDefinitions(),
  headers: { "content-type": "application/octet-stream" },
};

export const simulatorModuleProbes: readonly Probe[] = [
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
