import type { Actor, CustomerFacts } from "./actor.ts";
import { mayAdministerCustomer } from "./administration.ts";
import type { Decision } from "./decision.ts";
import { type GroupFacts, maySeeGroupInvitation } from "./groups.ts";

type Asking = Pick<Actor, "memberships" | "administers" | "roles">;

/**
 * Whether the actor may see a group's people and admins in the administration: its own admins, those of its customer, and
 * sys_admin.
 */
export function mayAdministerGroup(actor: Asking, group: GroupFacts): Decision {
  return maySeeGroupInvitation(actor, group);
}

/** Whether the actor may create a group: only the admins of its customer may, sys_admin may not (9.038, X23). */
export function mayCreateGroup(
  actor: Pick<Actor, "roles" | "administers">,
  customer: Pick<CustomerFacts, "id">,
): Decision {
  if (isCustomerAdmin(actor, customer.id)) return "allowed";
  return mayAdministerCustomer(actor, customer) === "allowed" ? "forbidden" : "hidden";
}

/**
 * Whether the actor may edit and delete a group: only people on its customer's list of admins may, which also applies to
 * sys_admin (9.011, 9.012, X25).
 */
export function mayChangeGroup(actor: Asking, group: GroupFacts): Decision {
  const isListed = actor.administers.includes(group.customerId);
  if (isListed && (isCustomerAdmin(actor, group.customerId) || actor.roles.includes("sys_admin")))
    return "allowed";
  return mayAdministerGroup(actor, group) === "hidden" ? "hidden" : "forbidden";
}

/** Only the group's own admins and sys_admin may remove all its people; the admins of its customer may not (9.039, X22). */
export function mayRemoveAllUsers(actor: Asking, group: GroupFacts): Decision {
  const isAdmin = actor.memberships.some(({ groupId, role }) => groupId === group.id && role === "admin");
  if (isAdmin || actor.roles.includes("sys_admin")) return "allowed";
  return mayAdministerGroup(actor, group) === "hidden" ? "hidden" : "forbidden";
}

/** A single learner may be removed by everyone who may remove all people or change the group. */
export function mayRemoveMember(actor: Asking, group: GroupFacts): Decision {
  const all = mayRemoveAllUsers(actor, group);
  return all === "allowed" ? all : mayChangeGroup(actor, group);
}

function isCustomerAdmin(
  { roles, administers }: Pick<Actor, "roles" | "administers">,
  customerId: CustomerFacts["id"],
): boolean {
  return roles.includes("customer_admin") && administers.includes(customerId);
}
