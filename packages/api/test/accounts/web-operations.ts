import { cast, customerOf } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";

const customerId = customerOf("northgate").id;
const space = { customerId, learningSpaceId: 2 };

async function accessToSave(portal: CastApp): Promise<{ modifiedAt: string }> {
  const { customerLearningSpaceAccess } = await portal.get<{
    customerLearningSpaceAccess: { modifiedAt: string };
  }>(
    cast.ruth,
    `query ($customerId: Int!, $learningSpaceId: Int!) {
      customerLearningSpaceAccess(customerId: $customerId, learningSpaceId: $learningSpaceId) { modifiedAt }
    }`,
    space,
  );
  return customerLearningSpaceAccess;
}

export const accountWebOperations: readonly WebOperation[] = [
  ["AccountsQuery", cast.ruth, 10],
  ["latestAccountQuery", cast.ruth, 9, () => ({ customerId })],
  ["latestSpendableQuery", cast.ruth, 3, () => ({ customerId })],
  ["FoundAccountsQuery", cast.ruth, 8, () => ({ search: "gate", sort: "nameDescending" })],
  ["useAccountChoiceQuery", cast.ruth, 7, () => ({ search: "gate" })],
  ["SpaceAccessQuery", cast.ruth, 3, () => space],
  ["QuotaLedgerQuery", cast.ruth, 5, () => ({ customerId, limit: 25, offset: 0 })],
  ["TopUpMutation", cast.ruth, 6, () => ({ customerId, difference: 3_600_000, key: "web" })],
  ["latestAccessQuery", cast.ruth, 4, () => space],
  [
    "AccessFormMutation",
    cast.ruth,
    9,
    async (portal) => ({ ...space, courses: [], fullAccess: true, ...(await accessToSave(portal)) }),
  ],
  [
    "useAccountChangesCreateMutation",
    cast.ruth,
    6,
    () => ({ name: "Made by the web", admins: cast.helena.email, branches: [1] }),
  ],
  [
    "useAccountChangesSaveMutation",
    cast.george,
    11,
    () => ({
      id: customerId,
      name: customerOf("northgate").name,
      admins: [cast.george.email],
      branches: null,
    }),
  ],
  ["ledgerRowsQuery", cast.ruth, 4, () => ({ customerId: 1, kind: "reserve", limit: 100, offset: 0 })],
  ["useOfferedModulesQuery", cast.ruth, 3, () => space],
];
