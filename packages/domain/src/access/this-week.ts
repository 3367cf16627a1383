import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import { leadsGroup } from "./groups.ts";
import type { PersonFacts } from "./people.ts";

/** Who leads a group writes to its people, and puts them aside; for anybody else, support too, there is no such person. */
export function mayRemindPerson(
  actor: Pick<Actor, "memberships" | "administers" | "roles">,
  { groups }: Pick<PersonFacts, "groups">,
): Decision {
  return groups.some((group) => leadsGroup(actor, group)) ? "allowed" : "hidden";
}
