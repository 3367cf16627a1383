import { mayAdministerCustomer, mayAdministerVouchers } from "@cathedra/domain/access";
import type { Guard } from "../../graphql/guards.ts";

export const administrationGuards: readonly Guard[] = [
  {
    operation: "Query.getCustomersForAdmin",
    own: "the customers that one administers, or whose vouchers",
    by: [mayAdministerCustomer, mayAdministerVouchers],
  },
];
