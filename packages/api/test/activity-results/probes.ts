import { cast } from "@cathedra/test-fixtures";
import { aRun } from "../activity-log/runs.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import { anAttempt, exerciseKeyOf } from "./attempts.ts";

export const probes: readonly Probe[] = [
  {
    operation: "Query.exerciseSeries",
    call: { query: '{ exerciseSeries(exerciseKey: "nothing/like-it") { count } }' },
  },
];

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Query.exerciseSeries",
    query: `query ($exerciseKey: String!, $uid: ID!) {
      exerciseSeries(exerciseKey: $exerciseKey, uid: $uid) { count attempts { id } }
    }`,
    give: async ({ database: { db } }, whose) => {
      await aRun(db, { by: whose });
      return { exerciseKey: exerciseKeyOf(101), uid: whose.keycloakId };
    },
    unknown: { exerciseKey: exerciseKeyOf(101), uid: "00000000-0000-4000-8000-000000000000" },
  },
];

export const webOperations: readonly WebOperation[] = [
  [
    "VistActivityQuery",
    cast.maya,
    4,
    async ({ database: { db } }) => ({
      id: await anAttempt(db, { by: cast.maya, values: { total_time: 500 } }),
    }),
  ],
  ["ExerciseQuery", cast.maya, 5, () => ({ exerciseKey: exerciseKeyOf(101) })],
  ["NoAttemptsQuery", cast.maya, 4, () => ({})],
  [
    "MetricHistoryQuery",
    cast.maya,
    3,
    () => ({ exerciseKey: exerciseKeyOf(101), uid: cast.maya.keycloakId }),
  ],
];
