import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";

/**
 * Whether the actor may maintain the modules of the simulator: import definitions, and see for each version how many results it
 * has. Product staff may, as for the library's files (8.003), and sys_admin.
 */
export function mayKeepSimulatorModules(actor: Pick<Actor, "roles">): Decision {
  return actor.roles.includes("product") || actor.roles.includes("sys_admin") ? "allowed" : "forbidden";
}
