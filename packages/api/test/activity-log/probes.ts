import { cast } from "@cathedra/test-fixtures";
import { administering } from "../platform/role-matrix/administered-ids.ts";
import { bystander } from "../platform/role-matrix/callers.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { TestApp } from "../support/app.ts";
import { unbranded } from "../support/unbranded.ts";
import { aRun } from "./runs.ts";

export const probes: readonly Probe[] = [
  { operation: "Query.vistActivities", call: { query: "{ vistActivities { count activities { id } } }" } },
  {
    operation: "Query.allVistActivities",
    call: { query: "{ allVistActivities { count activities { id } allCustomerGroups { id } } }" },
  },
  {
    operation: "Query.vistActivity",
    call: { query: '{ vistActivity(id: "00000000-0000-4000-8000-000000000000") { id } }' },
  },
  {
    operation: "Query.vistActivityChoices",
    call: { query: "{ vistActivityChoices { code exercises { key } } }" },
  },
];

const give: OwnProbe["give"] = async ({ database: { db } }, whose) => ({ id: await aRun(db, { by: whose }) });

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Query.vistActivities",
    query: "{ vistActivities { count activities { id createdBy { email } ipAddress } } }",
    give,
  },
  {
    operation: "Query.vistActivity",
    query: "query ($id: ID!) { vistActivity(id: $id) { id createdBy { email } ipAddress } }",
    give,
    unknown: { id: "00000000-0000-4000-8000-000000000000" },
  },
  ...administering("either", {
    operation: "Query.allVistActivities",
    query: "{ allVistActivities { count activities { id } } }",
    give: foreignRun,
  }),
  ...administering("either", {
    operation: "Query.vistActivity",
    query: "query ($id: ID!) { vistActivity(id: $id) { id createdBy { email } ipAddress } }",
    give: foreignRun,
    unknown: { id: "00000000-0000-4000-8000-000000000000" },
  }),
];

/** Creates a run of another person of this customer, who is a member of its group if it has one. */
async function foreignRun({ database: { db } }: TestApp, customerId: number) {
  const groups = await unbranded(db)
    .selectFrom("customer_group")
    .select("id")
    .where("customer_id", "=", customerId)
    .execute();
  for (const { id } of groups) {
    await unbranded(db)
      .insertInto("customer_group_member")
      .values({ group_id: id, user_id: bystander.userId, role: "learner" })
      .execute();
  }
  return { id: await aRun(db, { by: bystander, customerId }) };
}

const searchParams = { sortField: "activityStart", sortOrder: "DESC" } as const;

const page = { searchParams, limit: 25, offset: 0 } as const;

export const webOperations: readonly WebOperation[] = [
  ["ActivityLogCardQuery", cast.maya, 5, () => ({})],
  ["OwnLogQuery", cast.maya, 2, () => page],
  ["EverybodysLogQuery", cast.priya, 5, () => ({ ...page, groups: null })],
  ["logExportOwnQuery", cast.maya, 1, () => ({ ...page, limit: 100 })],
  ["logExportEverybodysQuery", cast.priya, 2, () => ({ ...page, groups: null, limit: 100 })],
  ["analysisExportOwnQuery", cast.maya, 1, () => ({ ...page, limit: 100 })],
  ["analysisExportEverybodysQuery", cast.priya, 2, () => ({ ...page, groups: null, limit: 100 })],
  ["analysisExportDefinitionQuery", cast.maya, 1, () => ({ id: "00000000-0000-4000-8000-000000000000" })],
];
