import {
  allows,
  type CustomerFacts,
  type CustomerList,
  getAdminSections,
  mayAdministerLogbook,
  mayAdministerVouchers,
} from "@cathedra/domain/access";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { voucherScope } from "../access-vouchers/public.ts";
import { customersForAdmin } from "../accounts/public.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    getCustomersForAdmin: async (_, { list }, context) => {
      const scope = voucherScope(context, context.actor);
      const alsoFor = scope === "every" ? [] : scope;
      const customers = await customersForAdmin(context.db, context.actor, { alsoFor });
      return list == null ? customers : customers.filter((each) => administers(each, list, context));
    },
  },
  User: {
    viewerAdminSections: (_, _args, context) =>
      getAdminSections({ roles: context.actor.roles, lists: getLists(context) }).map(({ key }) => key),
  },
  Customer: {
    viewerCanAdministerLogbook: (customer, _, context) => administers(customer, "logbook", context),
  },
} satisfies Resolvers;

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

/** The parts of the administration that the settings open by a list of customers, and that this admin may use. */
function getLists(context: GraphqlContext) {
  const { administeredCustomers, groupAdminCustomers } = context.actor;
  const own = [...administeredCustomers, ...groupAdminCustomers];
  const lists: CustomerList[] = [];
  if (administeredCustomers.some((one) => administers(one, "logbook", context))) lists.push("logbook");
  if (own.some((one) => administers(one, "vouchers", context))) lists.push("vouchers");
  return lists;
}
