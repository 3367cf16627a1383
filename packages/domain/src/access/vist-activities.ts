import type { CustomerId, GroupId, UserId } from "../ids.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";

/** The facts that decide who may read a run on the simulator. */
export type VistActivityFacts = {
  readonly createdBy: UserId;
  /** The customer for which the run was made; null if it was made for none. */
  readonly customerId: CustomerId | null;
  /** The groups of that customer of which the person is a member now, without removed groups. */
  readonly groupIds: readonly GroupId[];
};

/**
 * Whether the actor may read a run: its person, the admins of its customer, admins of a group of that customer in which the
 * person is now, and sys_admin may (0208). Decided by the lists of members and admins, not by the roles of the token. For anybody
 * else the run does not exist.
 */
export function mayReadVistActivity(
  actor: Pick<Actor, "userId" | "administers" | "memberships" | "roles">,
  activity: VistActivityFacts,
): Decision {
  return actor.roles.includes("sys_admin") ? "allowed" : maySeeOriginOfVistActivity(actor, activity);
}

/**
 * The network address and the person's mail address of a run may be seen by the person and by admins of the group or its
 * customer; a sys_admin who is neither reads the run without them (X114).
 */
export function maySeeOriginOfVistActivity(
  actor: Pick<Actor, "userId" | "administers" | "memberships">,
  { createdBy, customerId, groupIds }: VistActivityFacts,
): Decision {
  const sees =
    createdBy === actor.userId ||
    (customerId !== null && actor.administers.includes(customerId)) ||
    actor.memberships.some(
      (membership) =>
        membership.role === "admin" &&
        membership.customerId === customerId &&
        groupIds.includes(membership.groupId),
    );
  return sees ? "allowed" : "hidden";
}

/** Roles that may open the list of all administered people's runs, with names (6.010, 6.011, X27). */
export function mayViewAllVistActivities({ roles }: Pick<Actor, "roles">): Decision {
  const admins = ["group_admin", "customer_admin", "sys_admin"] as const;
  return admins.some((role) => roles.includes(role)) ? "allowed" : "forbidden";
}

/**
 * Roles that may filter the list of all administered people's runs by group: group_admin (6.011, X27), and customer_admin, whose
 * institution may have many groups.
 */
export function mayFilterVistActivitiesByGroup({ roles }: Pick<Actor, "roles">): Decision {
  return roles.includes("group_admin") || roles.includes("customer_admin") ? "allowed" : "forbidden";
}
