import type { CustomerId, GroupId } from "../ids.ts";
import type { Actor } from "./actor.ts";

/**
 * Among whom somebody may see where a value lies: all groups of a customer for its admins and for sys_admin, the groups that
 * one administers there for their admins; for anybody else, and without a customer, nobody.
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
