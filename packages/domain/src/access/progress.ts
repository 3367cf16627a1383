import type { CustomerId, GroupId, UserId } from "../ids.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import { type GroupFacts, mayReadGroup, maySeeGroupInvitation } from "./groups.ts";

/** The facts that decide who may read a person's progress. */
export type ProgressFacts = {
  readonly userId: UserId;
  /** The groups of which the person is a member now. */
  readonly groups: readonly GroupFacts[];
  /** The customers for which the person has made runs. */
  readonly customerIds: readonly CustomerId[];
};

type Asking = Pick<Actor, "userId" | "memberships" | "administers" | "roles">;

/**
 * Whether the actor may read a person's progress in the exercises: the person, an admin of one of their groups, an admin of the
 * customer of such a group or of a customer for which the person has run something, and sys_admin. For anybody else the person
 * does not exist. Which of their runs count is decided by `mayReadVistActivity` for each run.
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
 * Whether the actor may read the exercise progress of all people of a group: its admins, the admins of its customer, and
 * sys_admin, who may read each of those runs as well (0208). Its learners can see the group but not the progress of the others.
 */
export function mayReadCohort(
  actor: Pick<Actor, "memberships" | "administers" | "roles">,
  group: GroupFacts,
): Decision {
  return mayReadGroup(actor, group) === "allowed" ? maySeeGroupInvitation(actor, group) : "hidden";
}
