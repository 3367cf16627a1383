import type { GroupId, UserId } from "../ids.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";

/** Whether the actor may reset their own course progress, which only demo accounts may (1.011). */
export function mayResetAccountProgress(actor: Pick<Actor, "roles">): Decision {
  return actor.roles.includes("demo") ? "allowed" : "forbidden";
}

/**
 * The caller themselves, and the people of groups of which the caller is an admin (X30). An unknown address must get the same
 * refusal, or the answer would reveal who has an account.
 */
export function mayReadUser(
  actor: Pick<Actor, "memberships" | "userId">,
  person: { readonly userId: UserId; readonly groupIds: readonly GroupId[] },
): Decision {
  if (person.userId === actor.userId) return "allowed";
  const sharesGroup = actor.memberships.some(
    ({ role, groupId }) => role === "admin" && person.groupIds.includes(groupId),
  );
  return sharesGroup ? "allowed" : "forbidden";
}

/**
 * Whether the actor may see the gender and the contact details in a profile: only the person themselves may. Admins of a shared
 * group see the rest (X30).
 */
export function maySeePersonalDetails(
  actor: Pick<Actor, "userId">,
  person: { readonly userId: UserId },
): Decision {
  return person.userId === actor.userId ? "allowed" : "hidden";
}
