import type { CustomerId } from "../ids.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";

/**
 * Whose pin is checked at a system: people of its customer (by a group or as its admin) and the portal's own staff. For anybody
 * else the system does not exist, whatever the pin (13.018).
 */
export function mayLinkSystem(
  { roles, memberships, administers }: Pick<Actor, "roles" | "memberships" | "administers">,
  { customerId }: { readonly customerId: CustomerId },
): Decision {
  const belongs =
    roles.includes("sys_admin") ||
    roles.includes("support") ||
    administers.includes(customerId) ||
    memberships.some((membership) => membership.customerId === customerId);
  return belongs ? "allowed" : "hidden";
}
