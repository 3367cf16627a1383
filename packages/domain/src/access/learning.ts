import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import { type GroupFacts, mayReadGroup } from "./groups.ts";

/**
 * Whether the actor may see members' progress in a group's courses (5.004, X30): its admins, and sys_admin, who manages the
 * courses of any group (X25). Admins of only the customer may not (X26).
 */
export function mayReadCoursesOfMembers(
  actor: Pick<Actor, "memberships" | "administers" | "roles">,
  group: GroupFacts,
): Decision {
  const isAdmin = actor.memberships.some(({ groupId, role }) => groupId === group.id && role === "admin");
  if (isAdmin || actor.roles.includes("sys_admin")) return "allowed";
  return mayReadGroup(actor, group) === "allowed" ? "forbidden" : "hidden";
}

/**
 * Enrolling a member in one of the group's courses (5.006) is allowed to everyone who sees the members' progress (X25, X26,
 * X30).
 */
export function mayMakeCourseAvailable(
  actor: Pick<Actor, "memberships" | "administers" | "roles">,
  group: GroupFacts,
): Decision {
  return mayReadCoursesOfMembers(actor, group);
}
