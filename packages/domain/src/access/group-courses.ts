import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import { type GroupFacts, mayReadGroup } from "./groups.ts";

type Asking = Pick<Actor, "memberships" | "administers" | "roles">;

/**
 * Which courses a group has: its own admins (9.013), and sys_admin of any group (X25). An admin of its customer may not, unless
 * they are its admin too (X26): whom it is hidden from is who does not know the group.
 */
export function mayManageGroupCourses(actor: Asking, group: GroupFacts): Decision {
  const isAdmin = actor.memberships.some(({ groupId, role }) => groupId === group.id && role === "admin");
  if (isAdmin || actor.roles.includes("sys_admin")) return "allowed";
  return mayReadGroup(actor, group) === "allowed" ? "forbidden" : "hidden";
}

/** How far each person of a group is in its courses: who gives the courses, and nobody else (X30). */
export function mayReadClassProgress(actor: Asking, group: GroupFacts): Decision {
  return mayManageGroupCourses(actor, group);
}
