import {
  mayChangeAccount,
  mayChangeAccountAdmins,
  mayCreateAccount,
  mayReadAccount,
  mayTopUpQuota,
} from "@cathedra/domain/access";
import { customerAdmins } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const accountsGuards: readonly Guard[] = [
  { operation: "Query.customers", own: "the accounts that one administers", by: [mayReadAccount] },
  ...guardEach(["Query.customer", "Query.customerCloudModuleQuotaTransactions"], {
    asks: mayReadAccount,
    of: "customer",
    lets: customerAdmins,
    otherwise: "notFound",
  }),
  {
    operation: "Mutation.createCustomer",
    asks: mayCreateAccount,
    of: "nothing",
    lets: ["sysAdmin"],
    otherwise: "forbidden",
  },
  {
    operation: "Mutation.saveCustomer",
    asks: mayChangeAccountAdmins,
    of: "customer",
    also: [mayChangeAccount],
    lets: customerAdmins,
    otherwise: "notFound",
  },
  {
    operation: "Mutation.addCustomerCloudModuleQuotaTransaction",
    asks: mayTopUpQuota,
    of: "customer",
    lets: ["sysAdmin"],
    otherwise: "notFound",
    knowing: ["customerAdmin", "adminOfBoth"],
  },
];
