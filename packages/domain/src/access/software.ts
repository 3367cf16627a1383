import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";

/**
 * Whether the actor may maintain station software: releases, documents, recipients and progress. Product staff may, as for the
 * simulators' modules, and system administrators.
 */
export function mayKeepSoftware({ roles }: Pick<Actor, "roles">): Decision {
  return roles.includes("product") || roles.includes("sys_admin") ? "allowed" : "forbidden";
}
