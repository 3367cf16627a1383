import {
  adminSectionsOf,
  allows,
  type CustomerFacts,
  type CustomerList,
  mayAdministerLogbook,
  mayAdministerVouchers,
} from "@cathedra/domain";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { ApiModule } from "../module.ts";
import { voucherScope } from "../vouchers/administered.ts";
import { customersForAdmin } from "./queries.ts";

/** The frame of the administration: its sections (9.002-9.004) and the customers of the caller (9.027). */
export const administrationModule: ApiModule = {
  name: "administration",
  resolvers: {
    Query: {
      getCustomersForAdmin: (_: unknown, _args: unknown, context: GraphqlContext) => {
        const alsoFor = voucherScope(context, context.actor);
        return customersForAdmin(context.db, context.actor, { alsoFor: alsoFor === "every" ? [] : alsoFor });
      },
    },
    User: {
      viewerAdminSections: (_: unknown, _args: unknown, context: GraphqlContext) =>
        adminSectionsOf({ roles: context.actor.roles, lists: listsOf(context) }).map(({ key }) => key),
    },
    Customer: {
      viewerCanAdministerLogbook: (
        customer: CustomerFacts,
        _: unknown,
        { actor, logbookAdminCustomers }: GraphqlContext,
      ) => allows(mayAdministerLogbook(actor, customer, logbookAdminCustomers)),
    },
  },
  listSizes: { "Query.getCustomersForAdmin": 1000 },
  guards: [
    {
      operation: "Query.getCustomersForAdmin",
      policy: "mayAdministerCustomer, mayAdministerVouchers: one's own customers",
      access: { kind: "signedIn" },
    },
  ],
};

/** The configured lists on which a customer of this admin stands. */
function listsOf({ actor, logbookAdminCustomers, voucherAdminCustomers }: GraphqlContext) {
  const { administeredCustomers, groupAdminCustomers } = actor;
  const own = [...administeredCustomers, ...groupAdminCustomers];
  const lists: CustomerList[] = [];
  if (administeredCustomers.some((one) => allows(mayAdministerLogbook(actor, one, logbookAdminCustomers))))
    lists.push("logbook");
  if (own.some((one) => allows(mayAdministerVouchers(actor, one, voucherAdminCustomers))))
    lists.push("vouchers");
  return lists;
}
