import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import { anAttempt } from "./attempts.ts";

export const activityResultsWebOperations: readonly WebOperation[] = [
  [
    "VistActivityQuery",
    cast.maya,
    6,
    async ({ database: { db } }) => ({
      id: await anAttempt(db, { by: cast.maya, values: { total_time: 500 } }),
    }),
  ],
];
