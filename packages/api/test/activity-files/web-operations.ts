import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import { anActivity } from "./activities.ts";

export const activityFilesWebOperations: readonly WebOperation[] = [
  ["DownloadCaseQuery", cast.priya, 4, async (portal) => ({ unitId: await anActivity(portal, cast.maya) })],
];
