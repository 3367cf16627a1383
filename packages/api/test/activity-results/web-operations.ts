import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import { anAttempt, exerciseKeyOf } from "./attempts.ts";

export const activityResultsWebOperations: readonly WebOperation[] = [
  [
    "VistActivityQuery",
    cast.maya,
    4,
    async ({ database: { db } }) => ({
      id: await anAttempt(db, { by: cast.maya, values: { total_time: 500 } }),
    }),
  ],
  ["ExerciseQuery", cast.maya, 5, () => ({ exerciseKey: exerciseKeyOf(101) })],
  ["NoAttemptsQuery", cast.maya, 2, () => ({})],
  [
    "MetricHistoryQuery",
    cast.maya,
    3,
    () => ({ exerciseKey: exerciseKeyOf(101), uid: cast.maya.keycloakId }),
  ],
];
