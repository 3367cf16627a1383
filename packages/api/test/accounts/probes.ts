import { randomUUID } from "node:crypto";
import { cast, customerOf } from "@cathedra/test-fixtures";
import { putWorldBack } from "../platform/role-matrix/callers.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";

const { id: northgate, name } = customerOf("northgate");

export const accountProbes: readonly Probe[] = [
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
