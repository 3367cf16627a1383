import type { UserId } from "../ids.ts";
import type { Actor, CustomerFacts } from "./actor.ts";
import { type ListedCustomers, mayAdministerListed } from "./administration.ts";
import type { Decision } from "./decision.ts";

/**
 * Vouchers and events of a customer are listed, created, edited, archived and given a new link by sys_admin, and by the
 * customer's own admins where its name is on the configured list (2.054, X21). For anybody else they do not exist.
 */
export function mayAdministerVouchers(
  actor: Pick<Actor, "roles" | "administers">,
  customer: CustomerFacts,
  listed: ListedCustomers,
): Decision {
  return mayAdministerListed(actor, customer, listed);
}

/** Those who have accepted a cloud-modules voucher see it and start its cases (3.020, 4.020); for others it is not there. */
export function mayUseCloudVoucher(
  actor: Pick<Actor, "userId">,
  voucher: { readonly userIds: readonly UserId[] },
): Decision {
  return voucher.userIds.includes(actor.userId) ? "allowed" : "hidden";
}
