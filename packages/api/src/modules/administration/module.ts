import {
  adminSectionsOf,
  allows,
  type CustomerFacts,
  type CustomerList,
  mayAdministerLogbook,
  mayAdministerVouchers,
} from "@cathedra/domain/access";
import type { QueryGetCustomersForAdminArgs } from "@cathedra/graphql-schema";
import type { GraphqlContext } from "../../graphql/context.ts";
import { voucherScope } from "../access-vouchers/face.ts";
import { customersForAdmin } from "../accounts/face.ts";
import type { ApiModule } from "../module.ts";

/** The frame of the administration: its sections (9.002-9.004) and the customers of the caller (9.027). */
export const administrationModule: ApiModule = {
  name: "administration",
  resolvers: {
    Query: {
      getCustomersForAdmin: async (
        _: unknown,
        { list }: QueryGetCustomersForAdminArgs,
        context: GraphqlContext,
      ) => {
        const scope = voucherScope(context, context.actor);
        const alsoFor = scope === "every" ? [] : scope;
        const customers = await customersForAdmin(context.db, context.actor, { alsoFor });
        return list == null ? customers : customers.filter((each) => administers(each, list, context));
      },
    },
    User: {
      viewerAdminSections: (_: unknown, _args: unknown, context: GraphqlContext) =>
        adminSectionsOf({ roles: context.actor.roles, lists: listsOf(context) }).map(({ key }) => key),
    },
    Customer: {
      viewerCanAdministerLogbook: (customer: CustomerFacts, _: unknown, context: GraphqlContext) =>
        administers(customer, "logbook", context),
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

function administers(
  customer: CustomerFacts,
  list: CustomerList,
  { actor, logbookAdminCustomers, voucherAdminCustomers }: GraphqlContext,
): boolean {
  return allows(
    list === "logbook"
      ? mayAdministerLogbook(actor, customer, logbookAdminCustomers)
      : mayAdministerVouchers(actor, customer, voucherAdminCustomers),
  );
}

/** The configured lists on which a customer of this admin stands. */
function listsOf(context: GraphqlContext) {
  const { administeredCustomers, groupAdminCustomers } = context.actor;
  const own = [...administeredCustomers, ...groupAdminCustomers];
  const lists: CustomerList[] = [];
  if (administeredCustomers.some((one) => administers(one, "logbook", context))) lists.push("logbook");
  if (own.some((one) => administers(one, "vouchers", context))) lists.push("vouchers");
  return lists;
}
