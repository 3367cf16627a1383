import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";

const searchParams = { sortField: "activityStart", sortOrder: "DESC" } as const;
const page = { searchParams, limit: 25, offset: 0 } as const;

export const activityLogWebOperations: readonly WebOperation[] = [
  ["ActivityLogCardQuery", cast.maya, 1, () => ({})],
  ["OwnLogQuery", cast.maya, 2, () => page],
  ["EverybodysLogQuery", cast.priya, 5, () => ({ ...page, groups: null })],
  ["logExportOwnQuery", cast.maya, 1, () => ({ ...page, limit: 100 })],
  ["logExportEverybodysQuery", cast.priya, 2, () => ({ ...page, groups: null, limit: 100 })],
  ["analysisExportOwnQuery", cast.maya, 1, () => ({ ...page, limit: 100 })],
  ["analysisExportEverybodysQuery", cast.priya, 2, () => ({ ...page, groups: null, limit: 100 })],
  ["analysisExportDefinitionQuery", cast.maya, 1, () => ({ id: "00000000-0000-4000-8000-000000000000" })],
];
