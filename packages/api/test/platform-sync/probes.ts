import { anOperation } from "../operations/operation-builder.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { CastApp } from "../support/cast-app.ts";

const variables = async (portal: CastApp) => ({ id: await anOperation(portal) });

export const platformSyncProbes: readonly Probe[] = [
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
