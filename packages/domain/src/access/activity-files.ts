import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import type { VistActivityFacts } from "./vist-activities.ts";

/**
 * Whether the actor may download all files of a run as one archive (6.012): group_admin, customer_admin and sys_admin may, for
 * the runs that they administer. The person of the run can read each file on its page, so for them it is forbidden; for anybody
 * else the run does not exist.
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
