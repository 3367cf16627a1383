import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import type { Role } from "./role.ts";

const readers: readonly Role[] = ["support", "product", "qa", "sys_admin"];
const tracers: readonly Role[] = ["support", "sys_admin"];

/** What people reported, and what becomes of it: the portal's own people. */
export function mayWorkOnFeedback({ roles }: Pick<Actor, "roles">): Decision {
  return readers.some((role) => roles.includes(role)) ? "allowed" : "forbidden";
}

/** Which request of whom failed: who helps people, and system administrators. */
export function maySeeFailedRequests({ roles }: Pick<Actor, "roles">): Decision {
  return tracers.some((role) => roles.includes(role)) ? "allowed" : "forbidden";
}
