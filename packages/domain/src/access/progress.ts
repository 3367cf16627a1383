import type { CustomerId, GroupId, UserId } from "../ids.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import { type GroupFacts, mayReadGroup, maySeeGroupInvitation } from "./groups.ts";

/** The facts that decide who may read a person's progress. */
export type ProgressFacts = {
  readonly userId: UserId;
  /** The groups in which they are now. */
  readonly groups: readonly GroupFacts[];
  /** The customers for whom they have run something. */
  readonly customerIds: readonly CustomerId[];
};

type Asking = Pick<Actor, "userId" | "memberships" | "administers" | "roles">;

/**
 * How somebody stands in the exercises: oneself; an admin of a group in which they are; an admin of the customer of such a group, or
 * of one for which they have run something; sys_admin. For anybody else there is no such person. Which of their runs count is
 * `mayReadVistActivity` of each.
 */
export function mayReadProgress(actor: Asking, { userId, groups, customerIds }: ProgressFacts): Decision {
  if (userId === actor.userId || actor.roles.includes("sys_admin")) return "allowed";
  const administers = (groupId: GroupId) =>
    actor.memberships.some((membership) => membership.groupId === groupId && membership.role === "admin");
  const isAdmin =
    groups.some(({ id, customerId }) => administers(id) || actor.administers.includes(customerId)) ||
    customerIds.some((id) => actor.administers.includes(id));
  return isAdmin ? "allowed" : "hidden";
}

/**
 * How the people of a group stand in the exercises: its admins, the admins of its customer, sys_admin. They may read each of those
 * runs as well (0208). Its learners know the group, and not how the others stand.
 */
export function mayReadCohort(
  actor: Pick<Actor, "memberships" | "administers" | "roles">,
  group: GroupFacts,
): Decision {
  return mayReadGroup(actor, group) === "allowed" ? maySeeGroupInvitation(actor, group) : "hidden";
}
