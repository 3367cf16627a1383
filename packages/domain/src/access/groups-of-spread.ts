import type { CustomerId, GroupId } from "../ids.ts";
import type { Actor } from "./actor.ts";

/**
 * The groups over which a person may see the spread of a value: all groups of a customer for its admins and sys_admin, and the
 * administered groups for their admins; none for others, or without a customer.
 */
export function groupsOfSpread(
  actor: Pick<Actor, "administers" | "memberships" | "roles">,
  customerId: CustomerId | null,
): "all" | readonly GroupId[] {
  if (customerId === null) return [];
  if (actor.roles.includes("sys_admin") || actor.administers.includes(customerId)) return "all";
  return actor.memberships
    .filter((each) => each.role === "admin" && each.customerId === customerId)
    .map(({ groupId }) => groupId);
}
