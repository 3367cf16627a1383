import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";

/**
 * Software of stations: its releases, their documents, who gets them, how far that is. Product makes what the simulators run and
 * knows what belongs to a release, as with their modules; system administrators stand in for them.
 */
export function mayKeepSoftware({ roles }: Pick<Actor, "roles">): Decision {
  return roles.includes("product") || roles.includes("sys_admin") ? "allowed" : "forbidden";
}
