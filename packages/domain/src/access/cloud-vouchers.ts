import type { UserId } from "../ids.ts";
import type { Actor, CustomerFacts } from "./actor.ts";
import {
  customersWithSection,
  type ListedCustomers,
  mayAdministerCustomer,
  mayAdministerSection,
} from "./administration.ts";
import type { Decision } from "./decision.ts";
import { getPersonScope, type PersonFacts } from "./people.ts";

/** The facts of the caller that policies of vouchers and events decide on. */
export type VoucherAsking = Pick<Actor, "roles" | "administers" | "groupAdminCustomers">;

/**
 * Vouchers and events of a customer are administered (listed, created, edited, archived, given new links) by sys_admin, and by
 * the customer's own admins and those of its groups if its name is on the configured list (2.054, X21). For others they do not
 * exist.
 */
export function mayAdministerVouchers(
  actor: VoucherAsking,
  customer: CustomerFacts,
  listed: ListedCustomers,
): Decision {
  const ofAccount = mayAdministerSection(actor, customer, listed);
  if (ofAccount !== "hidden") return ofAccount;
  return isAdminOfGroups(actor, customer) ? customersWithSection(customer, listed) : "hidden";
}

/**
 * Whether the actor may give a person hours of an account: administrators of its vouchers may, to people whom they look up as
 * people of this account, since its other administrators then see them; sys_admin to everyone.
 */
export function mayGiveHours(
  actor: VoucherAsking & Pick<Actor, "memberships">,
  { person, customer }: { readonly person: PersonFacts; readonly customer: CustomerFacts },
  listed: ListedCustomers,
): Decision {
  const scope = getPersonScope(actor, person);
  if (scope !== "everything" && !scope.customers.includes(customer.id)) return "hidden";
  return mayAdministerVouchers(actor, customer, listed);
}

/**
 * Whether the actor may see an account's learning spaces, cases and time, as needed for vouchers: people who may see the
 * account (9.016), and administrators of its vouchers.
 */
export function mayReadForVouchers(
  actor: VoucherAsking,
  customer: CustomerFacts,
  listed: ListedCustomers,
): Decision {
  const ofAccount = mayAdministerCustomer(actor, customer);
  if (ofAccount === "allowed") return ofAccount;
  return mayAdministerVouchers(actor, customer, listed) === "allowed" ? "allowed" : "hidden";
}

function isAdminOfGroups(
  { roles, groupAdminCustomers }: VoucherAsking,
  { id }: Pick<CustomerFacts, "id">,
): boolean {
  return roles.includes("group_admin") && groupAdminCustomers.some((customer) => customer.id === id);
}

/**
 * People who have accepted a cloud case voucher can see it and start its cases (3.020, 4.020); for others it does not exist.
 */
export function mayUseCloudVoucher(
  actor: Pick<Actor, "userId">,
  voucher: { readonly userIds: readonly UserId[] },
): Decision {
  return voucher.userIds.includes(actor.userId) ? "allowed" : "hidden";
}
