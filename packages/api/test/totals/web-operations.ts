import { aRecord, cast, customerOf } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";

const customerId = customerOf("northgate").id;
const { groupId } = aRecord();

function aTarget(named: string) {
  return { name: named, interventionType: "Venous Interventions", minimum: 10, span: "training", months: 36 };
}

async function target(portal: CastApp): Promise<string> {
  const { saveLogbookTarget } = await portal.get<{ saveLogbookTarget: { id: string } }>(
    cast.ruth,
    `mutation ($customerId: Int!, $target: LogbookTargetInput!) {
      saveLogbookTarget(customerId: $customerId, target: $target) { id }
    }`,
    { customerId, target: aTarget("To be removed") },
  );
  return saveLogbookTarget.id;
}

export const totalsWebOperations: readonly WebOperation[] = [
  ["TotalsQuery", cast.maya, 4, () => ({})],
  ["TotalsGroupsQuery", cast.priya, 2, () => ({ limit: 100, offset: 0 })],
  ["GroupTotalsQuery", cast.priya, 3, () => ({ groupId, limit: 50, offset: 0 })],
  ["AdminTargetsQuery", cast.ruth, 2, () => ({ customerId })],
  ["useTargetChangesListQuery", cast.ruth, 2, () => ({ customerId })],
  ["useTargetChangesSaveMutation", cast.ruth, 6, () => ({ customerId, target: aTarget("Ten venous") })],
  ["useTargetChangesRemoveMutation", cast.ruth, 6, async (portal) => ({ id: await target(portal) })],
];
