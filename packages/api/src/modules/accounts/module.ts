import {
  allows,
  type CustomerFacts,
  mayChangeAccount,
  mayChangeAccountAdmins,
  mayCreateAccount,
  mayReadAccount,
  mayTopUpQuota,
} from "@cathedra/domain/access";
import { accountLimits } from "@cathedra/domain/accounts";
import type {
  MutationAddCustomerCloudModuleQuotaTransactionArgs,
  MutationCreateCustomerArgs,
  MutationSaveCustomerArgs,
  QueryCustomerArgs,
  QueryCustomerCloudModuleQuotaTransactionsArgs,
  QueryCustomersArgs,
} from "@cathedra/graphql-schema";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { ApiModule } from "../module.ts";
import { customersForAdmin } from "./customers.ts";
import { quotaTransactions } from "./ledger-list.ts";
import { ofAccounts } from "./of-accounts.ts";
import { adminsOf, balancesOfAccounts, readAccountFacts, versionsOf } from "./queries.ts";
import { createAccount, saveAccount } from "./save-account.ts";
import { topUpQuota } from "./top-up.ts";

/** Customer accounts, their admins and their time for cloud cases (9.014-9.036). */
export const accountsModule: ApiModule = {
  name: "accounts",
  resolvers: {
    Query: {
      customers: (_: unknown, args: QueryCustomersArgs, { db, actor }: GraphqlContext) =>
        customersForAdmin(db, actor, args),
      customer: (_: unknown, { customerId }: QueryCustomerArgs, context: GraphqlContext) =>
        readAccountFacts(context, context.actor, customerId),
      customerCloudModuleQuotaTransactions: (
        _: unknown,
        args: QueryCustomerCloudModuleQuotaTransactionsArgs,
        context: GraphqlContext,
      ) => quotaTransactions(context, context.actor, args),
    },
    Mutation: {
      createCustomer: (_: unknown, args: MutationCreateCustomerArgs, context: GraphqlContext) =>
        createAccount(context, context.actor, args),
      saveCustomer: (_: unknown, args: MutationSaveCustomerArgs, context: GraphqlContext) =>
        saveAccount(context, context.actor, args),
      addCustomerCloudModuleQuotaTransaction: (
        _: unknown,
        args: MutationAddCustomerCloudModuleQuotaTransactionArgs,
        context: GraphqlContext,
      ) => topUpQuota(context, context.actor, args),
    },
    User: {
      viewerCanCreateAccount: (_: unknown, _args: unknown, { actor }: GraphqlContext) =>
        allows(mayCreateAccount(actor)),
    },
    Customer: {
      viewerCanEditAdmins: (customer: CustomerFacts, _: unknown, { actor }: GraphqlContext) =>
        allows(mayChangeAccountAdmins(actor, customer)),
      viewerCanEditAccount: (customer: CustomerFacts, _: unknown, { actor }: GraphqlContext) =>
        allows(mayChangeAccount(actor, customer)),
      viewerCanReadLedger: (customer: CustomerFacts, _: unknown, { actor }: GraphqlContext) =>
        allows(mayReadAccount(actor, customer)),
      viewerCanTopUp: (customer: CustomerFacts, _: unknown, { actor }: GraphqlContext) =>
        allows(mayTopUpQuota(actor, customer)),
    },
  },
  loaders: {
    Customer: {
      admins: ofAccounts(adminsOf),
      cloudModuleTimeBalance: ofAccounts(balancesOfAccounts),
      modifiedAt: ofAccounts(versionsOf),
    },
  },
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
};
