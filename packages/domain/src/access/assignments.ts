import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import { type GroupFacts, maySeeGroupInvitation } from "./groups.ts";

/**
 * Assigning something to the people of a group, and seeing who has done it, is allowed to its admins, the admins of its
 * customer, and sys_admin. Its learners only see their own assignments.
 */
export function mayManageAssignments(
  actor: Pick<Actor, "memberships" | "administers" | "roles">,
  group: GroupFacts,
): Decision {
  return maySeeGroupInvitation(actor, group);
}
