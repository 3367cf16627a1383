import { randomUUID } from "node:crypto";
import { cast, getCustomer } from "@cathedra/test-fixtures";
import { administering } from "../platform/role-matrix/administered-ids.ts";
import { putWorldBack } from "../platform/role-matrix/callers.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";

const { id: northgate, name } = getCustomer("northgate");

export const probes: readonly Probe[] = [
  { operation: "Query.customers", call: { query: "{ customers { id admins { email } branches { id } } }" } },
  {
    operation: "Query.customer",
    call: { query: `{ customer(customerId: ${northgate}) { id admins { email } } }` },
  },
  {
    operation: "Query.customerCloudModuleQuotaTransactions",
    call: { query: `{ customerCloudModuleQuotaTransactions(customerId: ${northgate}) { totalCount } }` },
  },
  {
    operation: "Mutation.createCustomer",
    call: {
      query: `mutation ($name: String!) {
        createCustomer(name: $name, admins: "${cast.helena.email}", branches: [1]) { id }
      }`,
      variables: async () => ({ name: randomUUID() }),
    },
  },
  {
    operation: "Mutation.saveCustomer",
    call: {
      query: `mutation { saveCustomer(id: ${northgate}, name: "${name}", admins: ["${cast.george.email}"]) { id } }`,
    },
    prepare: putWorldBack,
  },
  {
    operation: "Mutation.addCustomerCloudModuleQuotaTransaction",
    call: {
      query: `mutation {
        addCustomerCloudModuleQuotaTransaction(customerId: ${northgate}, timeQuotumDifferenceInMs: 3600000) { id }
      }`,
    },
    // The former probe took the other admins off the list.
    prepare: putWorldBack,
  },
  { operation: "Query.talentBranches", call: { query: "{ talentBranches { id name } }" } },
  {
    operation: "Query.customerLearningSpaceAccess",
    call: {
      query: `{ customerLearningSpaceAccess(customerId: ${northgate}, learningSpaceId: 2) { fullAccess } }`,
    },
  },
  {
    operation: "Mutation.saveLearningSpaceAccess",
    call: {
      query: `mutation {
        saveLearningSpaceAccess(customerId: ${northgate}, learningSpaceId: 2, courses: [], fullAccess: true) { fullAccess }
      }`,
    },
  },
  { operation: "Query.getCustomersForAdmin", call: { query: "{ getCustomersForAdmin { id name } }" } },
];

export const ownProbes: readonly OwnProbe[] = [
  ...administering("customer", { operation: "Query.customers", query: "{ customers { id name } }" }),
  ...administering("either", {
    operation: "Query.getCustomersForAdmin",
    query: "{ getCustomersForAdmin { id name } }",
  }),
];

const customerId = getCustomer("northgate").id;

const space = { customerId, learningSpaceId: 2 };

async function accessToSave(portal: CastApp): Promise<{ modifiedAt: string }> {
  const { customerLearningSpaceAccess } = await portal.get(
    cast.ruth,
    `query ($customerId: Int!, $learningSpaceId: Int!) {
      customerLearningSpaceAccess(customerId: $customerId, learningSpaceId: $learningSpaceId) { modifiedAt }
    }`,
    space,
  );
  return customerLearningSpaceAccess;
}

export const webOperations: readonly WebOperation[] = [
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
      name: getCustomer("northgate").name,
      admins: [cast.george.email],
      branches: null,
    }),
  ],
  ["ledgerRowsQuery", cast.ruth, 4, () => ({ customerId: 1, kind: "reserve", limit: 100, offset: 0 })],
  ["useOfferedModulesQuery", cast.ruth, 3, () => space],
];
