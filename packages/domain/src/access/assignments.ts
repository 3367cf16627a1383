import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import { type GroupFacts, maySeeGroupInvitation } from "./groups.ts";

/**
 * Who asks the people of a group for something, and sees who has done it: its admins, the admins of its customer, and sys_admin. Its
 * learners see their own assignments alone.
 */
export function mayManageAssignments(
  actor: Pick<Actor, "memberships" | "administers" | "roles">,
  group: GroupFacts,
): Decision {
  return maySeeGroupInvitation(actor, group);
}
