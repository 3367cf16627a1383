import { cast } from "@cathedra/test-fixtures";
import { anOperation } from "../operations/operation-builder.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";

const id = async (portal: CastApp) => ({ id: await anOperation(portal) });

export const platformSyncWebOperations: readonly WebOperation[] = [
  ["TalentQuery", cast.ruth, 3, () => ({ limit: 25, offset: 0 })],
  ["RunDrawerQuery", cast.ruth, 4, async (portal) => ({ ...(await id(portal)), limit: 50 })],
  ["RunDrawerMoreQuery", cast.ruth, 3, async (portal) => ({ ...(await id(portal)), limit: 50, offset: 0 })],
  ["useSyncMutation", cast.ruth, 8],
  ["useOperationPollQuery", cast.ruth, 2, id],
  ["useOperationActsCancelMutation", cast.ruth, 7, id],
  ["useOperationActsAgainMutation", cast.ruth, 9, id],
  [
    "AdminCoursesQuery",
    cast.ruth,
    5,
    () => ({ search: "e", sort: "codeAscending", space: 1, limit: 48, offset: 0 }),
  ],
  ["CourseDrawerQuery", cast.ruth, 2, () => ({ courseId: 1 })],
];
