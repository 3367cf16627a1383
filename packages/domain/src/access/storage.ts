import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import type { Role } from "./role.ts";

/** The roles of staff who look after stored files (9.009). */
const viewers: readonly Role[] = ["support", "qa", "product", "sys_admin"];

/** Looks into the library of files, downloads, copies links (8.002, 8.004, 9.009). */
export function mayReadStorage({ roles }: Pick<Actor, "roles">): Decision {
  return viewers.some((role) => roles.includes(role)) ? "allowed" : "forbidden";
}

/** Uploads, makes folders, renames, moves, deletes and brings back (8.003). */
export function mayChangeStorage({ roles }: Pick<Actor, "roles">): Decision {
  return roles.includes("product") || roles.includes("sys_admin") ? "allowed" : "forbidden";
}
