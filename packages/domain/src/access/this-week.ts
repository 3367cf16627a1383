import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import { leadsGroup } from "./groups.ts";
import type { PersonFacts } from "./people.ts";

/**
 * A person who leads a group may write to its people and dismiss them; for everyone else, support included, the person does
 * not exist.
 */
export function mayRemindPerson(
  actor: Pick<Actor, "memberships" | "administers" | "roles">,
  { groups }: Pick<PersonFacts, "groups">,
): Decision {
  return groups.some((group) => leadsGroup(actor, group)) ? "allowed" : "hidden";
}
