import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import type { Role } from "./role.ts";

/** The roles of staff who look after stored files (9.009). */
const viewers: readonly Role[] = ["support", "qa", "product", "sys_admin"];

/**
 * Whether the actor may look into the file library, download files and copy links: staff with a role for it may (8.002, 8.004,
 * 9.009).
 */
export function mayReadStorage({ roles }: Pick<Actor, "roles">): Decision {
  return viewers.some((role) => roles.includes(role)) ? "allowed" : "forbidden";
}

/**
 * Whether the actor may change the file library (upload, create folders, rename, move, delete and restore): product staff and
 * sys_admin may (8.003).
 */
export function mayChangeStorage({ roles }: Pick<Actor, "roles">): Decision {
  return roles.includes("product") || roles.includes("sys_admin") ? "allowed" : "forbidden";
}
