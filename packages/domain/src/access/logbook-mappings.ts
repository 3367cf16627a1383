import type { CustomerId, UserId } from "../ids.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import { mayUseLogbook } from "./logbook.ts";

/** A saved mapping of an import: whose it is, of which institution, and whether the institution's people may use it. */
export type MappingFacts = {
  readonly userId: UserId;
  readonly customerId: CustomerId;
  readonly isShared: boolean;
};

/** One's own mappings, and those that are shared in an institution to whose groups or admins one belongs. */
export function mayReadMapping(actor: Actor, { userId, customerId, isShared }: MappingFacts): Decision {
  if (mayUseLogbook(actor) !== "allowed") return "hidden";
  const belongs =
    actor.administers.includes(customerId) ||
    actor.memberships.some((membership) => membership.customerId === customerId);
  return userId === actor.userId || (isShared && belongs) ? "allowed" : "hidden";
}

/** One deletes one's own mapping; an admin of the institution also one that is shared there. */
export function mayDeleteMapping(actor: Actor, mapping: MappingFacts): Decision {
  if (mayReadMapping(actor, mapping) !== "allowed") return "hidden";
  const deletes = mapping.userId === actor.userId || actor.administers.includes(mapping.customerId);
  return deletes ? "allowed" : "forbidden";
}
