import { administering } from "../platform/role-matrix/administered-ids.ts";
import { bystander } from "../platform/role-matrix/callers.ts";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import type { TestApp } from "../support/app.ts";
import { unbranded } from "../support/unbranded.ts";
import { aRun } from "./runs.ts";

const give: OwnProbe["give"] = async ({ database: { db } }, whose) => ({ id: await aRun(db, { by: whose }) });

export const ownActivityLogProbes: readonly OwnProbe[] = [
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

/** A run of somebody else at this customer, who is in its group where there is one. */
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
