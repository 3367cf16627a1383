import type { CustomerId, GroupId } from "../ids.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import type { GroupRole } from "./role.ts";

/** The facts of a group that policies decide on. */
export type GroupFacts = { readonly id: GroupId; readonly customerId: CustomerId };

type Asking = Pick<Actor, "memberships" | "administers" | "roles">;

/** A group may be read by its members, the admins of its customer, and sys_admin. For anybody else it does not exist. */
export function mayReadGroup(actor: Asking, group: GroupFacts): Decision {
  const isMember = actor.memberships.some(({ groupId }) => groupId === group.id);
  return isMember || leadsGroup(actor, group) ? "allowed" : "hidden";
}

/**
 * Admins of the group, admins of its customer, and sys_admin may see its invitation code (9.012, 9.013); learners may not,
 * because everyone with the code can let others in.
 */
export function maySeeGroupInvitation(actor: Asking, group: GroupFacts): Decision {
  if (mayReadGroup(actor, group) !== "allowed") return "hidden";
  return leadsGroup(actor, group) ? "allowed" : "forbidden";
}

/** Everyone who can see the invitation code may replace or withdraw it, so that a leaked link can be stopped at once. */
export function mayManageGroupInvitation(actor: Asking, group: GroupFacts): Decision {
  return maySeeGroupInvitation(actor, group);
}

/** The person's membership of a group, read under its lock. */
export type LeavingFacts = {
  /** The person's role in the group; null if they are not a member. */
  readonly role: GroupRole | null;
  readonly admins: number;
  readonly members: number;
};

/** The reasons why a member cannot leave a group. */
export type LeaveRefusal = "NOT_A_MEMBER" | "LAST_ADMIN";

/**
 * Every member may leave, in either role, but a group that still has people must keep an admin. The last member of all may
 * leave.
 */
export function checkLeaving({ role, admins, members }: LeavingFacts): LeaveRefusal | undefined {
  if (role === null) return "NOT_A_MEMBER";
  return role === "admin" && admins <= 1 && members > 1 ? "LAST_ADMIN" : undefined;
}

/** Whether the person leads a group: as its admin, as an admin of its customer, or as sys_admin. */
export function leadsGroup(
  { memberships, administers, roles }: Asking,
  { id, customerId }: GroupFacts,
): boolean {
  return (
    administers.includes(customerId) ||
    roles.includes("sys_admin") ||
    memberships.some(({ groupId, role }) => groupId === id && role === "admin")
  );
}
