import { aRun } from "../activity-log/runs.ts";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import { exerciseKeyOf } from "./attempts.ts";

export const ownActivityResultsProbes: readonly OwnProbe[] = [
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
