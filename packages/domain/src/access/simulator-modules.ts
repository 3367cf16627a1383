import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";

/**
 * The modules of the simulator, by version: who keeps them, imports their definitions and sees whose results they have. Product
 * keeps what the simulators teach, as it does the files of the store (8.003); so does sys_admin.
 */
export function mayKeepSimulatorModules(actor: Pick<Actor, "roles">): Decision {
  return actor.roles.includes("product") || actor.roles.includes("sys_admin") ? "allowed" : "forbidden";
}
