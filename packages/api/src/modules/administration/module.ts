import {
  type Actor,
  adminSectionsOf,
  allows,
  type CustomerFacts,
  type CustomerList,
  type ListedCustomers,
  mayAdministerLogbook,
} from "@cathedra/domain";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { ApiModule } from "../module.ts";
import { customersForAdmin } from "./queries.ts";

/** The frame of the administration: its sections (9.002-9.004) and the customers of the caller (9.027). */
export const administrationModule: ApiModule = {
  name: "administration",
  resolvers: {
    Query: {
      getCustomersForAdmin: (_: unknown, _args: unknown, { db, actor }: GraphqlContext) =>
        customersForAdmin(db, actor),
    },
    User: {
      viewerAdminSections: (_: unknown, _args: unknown, { actor, logbookAdminCustomers }: GraphqlContext) =>
        adminSectionsOf({ roles: actor.roles, lists: listsOf(actor, logbookAdminCustomers) }).map(
          ({ key }) => key,
        ),
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
      policy: "mayAdministerCustomer: one's own customers",
      access: { kind: "signedIn" },
    },
  ],
};

/** The configured lists on which a customer of this admin stands. */
function listsOf(actor: Actor, listed: ListedCustomers): readonly CustomerList[] {
  const administersLogbook = actor.administeredCustomers.some((customer) =>
    allows(mayAdministerLogbook(actor, customer, listed)),
  );
  return administersLogbook ? ["logbook"] : [];
}
