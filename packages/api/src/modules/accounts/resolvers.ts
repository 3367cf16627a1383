import {
  allows,
  mayChangeAccount,
  mayChangeAccountAdmins,
  mayCreateAccount,
  mayReadAccount,
  mayTopUpQuota,
} from "@cathedra/domain/access";
import type { Loaders, Resolvers } from "../../graphql/typed-resolvers.ts";
import { balancesOfAccounts, findAdmins, getVersions, readAccountFacts } from "./account-facts.ts";
import { accountFieldLoader } from "./account-field-loader.ts";
import { customersForAdmin } from "./customers.ts";
import { quotaTransactions } from "./ledger-list.ts";
import { createAccount, saveAccount } from "./save-account.ts";
import { topUpQuota } from "./top-up.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    customers: (_, args, { db, actor }) => customersForAdmin(db, actor, args),
    customer: (_, { customerId }, context) => readAccountFacts(context, context.actor, customerId),
    customerCloudModuleQuotaTransactions: (_, args, context) =>
      quotaTransactions(context, context.actor, args),
  },
  Mutation: {
    createCustomer: (_, args, context) => createAccount(context, context.actor, args),
    saveCustomer: (_, args, context) => saveAccount(context, context.actor, args),
    addCustomerCloudModuleQuotaTransaction: (_, args, context) => topUpQuota(context, context.actor, args),
  },
  User: {
    viewerCanCreateAccount: (_, _args, { actor }) => allows(mayCreateAccount(actor)),
  },
  Customer: {
    viewerCanEditAdmins: (customer, _, { actor }) => allows(mayChangeAccountAdmins(actor, customer)),
    viewerCanEditAccount: (customer, _, { actor }) => allows(mayChangeAccount(actor, customer)),
    viewerCanReadLedger: (customer, _, { actor }) => allows(mayReadAccount(actor, customer)),
    viewerCanTopUp: (customer, _, { actor }) => allows(mayTopUpQuota(actor, customer)),
  },
} satisfies Resolvers;

/** Fields that another table answers, read for all rows of a page together. */
export const loaders = {
  Customer: {
    admins: accountFieldLoader(findAdmins),
    cloudModuleTimeBalance: accountFieldLoader(balancesOfAccounts),
    modifiedAt: accountFieldLoader(getVersions),
  },
} satisfies Loaders;
