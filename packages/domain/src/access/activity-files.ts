import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import type { VistActivityFacts } from "./vist-activities.ts";

/**
 * All files of a run in one: for group_admin, customer_admin and sys_admin (6.012), of the runs that they administer. The person
 * reads each file on its page and is told that the whole is not theirs; for anybody else the run does not exist.
 */
export function mayDownloadCase(
  {
    userId,
    administers,
    memberships,
    roles,
  }: Pick<Actor, "userId" | "administers" | "memberships" | "roles">,
  { createdBy, customerId, groupIds }: VistActivityFacts,
): Decision {
  const administersIt =
    roles.includes("sys_admin") ||
    (customerId !== null && administers.includes(customerId)) ||
    memberships.some(
      ({ role, groupId, customerId: customer }) =>
        role === "admin" && customer === customerId && groupIds.includes(groupId),
    );
  if (administersIt) return "allowed";
  return createdBy === userId ? "forbidden" : "hidden";
}
