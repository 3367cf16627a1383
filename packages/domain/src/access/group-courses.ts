import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import { type GroupFacts, mayReadGroup } from "./groups.ts";

type Asking = Pick<Actor, "memberships" | "administers" | "roles">;

/**
 * Whether the actor may change the courses of a group: its own admins (9.013) and sys_admin may (X25). An admin of its customer
 * may not, unless they are also an admin of the group (X26). It is hidden from people who cannot see the group.
 */
export function mayManageGroupCourses(actor: Asking, group: GroupFacts): Decision {
  const isAdmin = actor.memberships.some(({ groupId, role }) => groupId === group.id && role === "admin");
  if (isAdmin || actor.roles.includes("sys_admin")) return "allowed";
  return mayReadGroup(actor, group) === "allowed" ? "forbidden" : "hidden";
}

/**
 * Progress of the people of a group in its courses may be read by those who may change its courses, and by no one else (X30).
 */
export function mayReadClassProgress(actor: Asking, group: GroupFacts): Decision {
  return mayManageGroupCourses(actor, group);
}
