import type { CustomerId, GroupId, UserId } from "../ids.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import { mayUseLogbook } from "./logbook.ts";

/** The person whose totals are requested, with their groups. */
export type TotalsPerson = {
  readonly userId: UserId;
  readonly memberships: readonly { readonly groupId: GroupId; readonly customerId: CustomerId }[];
};

/**
 * The customers whose records count in a person's totals for the actor: all for the person and for sys_admin; for admins, the
 * customers of the groups that they share. Totals are not records: a responsible person sees all of a trainee's numbers at the
 * institution, but opens only records that `mayReadRecord` allows.
 */
export function totalsScope(actor: Actor, person: TotalsPerson): "everything" | readonly CustomerId[] {
  if (mayUseLogbook(actor) !== "allowed") return [];
  if (person.userId === actor.userId || actor.roles.includes("sys_admin")) return "everything";
  const shared = person.memberships.filter((membership) => overseesGroup(actor, membership));
  return [...new Set(shared.map(({ customerId }) => customerId))];
}

/** Totals may be read by the person and by people who are responsible for them; for others the person does not exist. */
export function mayReadTotals(actor: Actor, person: TotalsPerson): Decision {
  if (mayUseLogbook(actor) !== "allowed") return "forbidden";
  const scope = totalsScope(actor, person);
  return scope === "everything" || scope.length > 0 ? "allowed" : "hidden";
}

/**
 * Whether the actor sees the trainees of a group compared with its targets: admins of the group or of its customer and sys_admin
 * do.
 */
export function mayOverseeGroup(
  actor: Actor,
  group: { readonly id: GroupId; readonly customerId: CustomerId },
): Decision {
  if (mayUseLogbook(actor) !== "allowed") return "forbidden";
  const oversees =
    actor.roles.includes("sys_admin") ||
    overseesGroup(actor, { groupId: group.id, customerId: group.customerId });
  return oversees ? "allowed" : "hidden";
}

function overseesGroup(
  actor: Actor,
  { groupId, customerId }: { readonly groupId: GroupId; readonly customerId: CustomerId },
): boolean {
  return (
    actor.administers.includes(customerId) ||
    actor.memberships.some((membership) => membership.role === "admin" && membership.groupId === groupId)
  );
}
