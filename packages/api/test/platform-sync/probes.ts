import { cast } from "@cathedra/test-fixtures";
import { anOperation } from "../operations/operation-builder.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";

const variables = async (portal: CastApp) => ({ id: await anOperation(portal) });

export const probes: readonly Probe[] = [
  { operation: "Query.talentSyncRuns", call: { query: "{ talentSyncRuns { totalCount runs { id } } }" } },
  {
    operation: "Query.talentSyncRun",
    call: { query: "query ($id: ID!) { talentSyncRun(id: $id) { added } }", variables },
  },
  {
    operation: "Query.talentSyncChanges",
    call: { query: "query ($id: ID!) { talentSyncChanges(id: $id) { totalCount } }", variables },
  },
  { operation: "Mutation.syncWithTalent", call: { query: "mutation { syncWithTalent { state } }" } },
];

const id = async (portal: CastApp) => ({ id: await anOperation(portal) });

export const webOperations: readonly WebOperation[] = [
  ["TalentQuery", cast.ruth, 3, () => ({ limit: 25, offset: 0 })],
  ["SyncRunDrawerQuery", cast.ruth, 4, async (portal) => ({ ...(await id(portal)), limit: 50 })],
  [
    "SyncRunDrawerMoreQuery",
    cast.ruth,
    3,
    async (portal) => ({ ...(await id(portal)), limit: 50, offset: 0 }),
  ],
  ["useSyncMutation", cast.ruth, 8],
  ["useOperationPollQuery", cast.ruth, 2, id],
  ["useOperationActionsCancelMutation", cast.ruth, 7, id],
  ["useOperationActionsAgainMutation", cast.ruth, 9, id],
  [
    "AdminCoursesQuery",
    cast.ruth,
    5,
    () => ({ search: "e", sort: "codeAscending", space: 1, limit: 48, offset: 0 }),
  ],
  ["CourseDrawerQuery", cast.ruth, 2, () => ({ courseId: 1 })],
];
