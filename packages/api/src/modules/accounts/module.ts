import { accountLimits } from "@cathedra/domain/accounts";
import type { ApiModule } from "../module.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** Customer accounts, their admins and their time for cloud cases (9.014-9.036). */
export const accountsModule = {
  name: "accounts",
  resolvers,
  loaders,
  listSizes: { "Query.customers": accountLimits.listed, "Customer.admins": 10 },
  guards: [
    {
      operation: "Query.customers",
      policy: "mayReadAccount: one's own accounts",
      access: { kind: "signedIn" },
    },
    {
      operation: "Query.customer",
      policy: "mayReadAccount",
      access: { kind: "only", callers: ["sysAdmin"], otherwise: "notFound" },
    },
    {
      operation: "Query.customerCloudModuleQuotaTransactions",
      policy: "mayReadAccount",
      access: { kind: "only", callers: ["sysAdmin"], otherwise: "notFound" },
    },
    {
      operation: "Mutation.createCustomer",
      policy: "mayCreateAccount",
      access: { kind: "only", callers: ["sysAdmin"], otherwise: "forbidden" },
    },
    {
      operation: "Mutation.saveCustomer",
      policy: "mayChangeAccountAdmins, and mayChangeAccount for name and learning spaces",
      access: { kind: "only", callers: ["sysAdmin"], otherwise: "notFound" },
    },
    {
      operation: "Mutation.addCustomerCloudModuleQuotaTransaction",
      policy: "mayTopUpQuota",
      access: { kind: "only", callers: ["sysAdmin"], otherwise: "notFound" },
    },
  ],
} satisfies ApiModule;
