import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import type { Role } from "./role.ts";

const readers: readonly Role[] = ["support", "product", "qa", "sys_admin"];
const tracers: readonly Role[] = ["support", "sys_admin"];

/** Feedback may be read and worked on by the portal's own staff. */
export function mayWorkOnFeedback({ roles }: Pick<Actor, "roles">): Decision {
  return readers.some((role) => roles.includes(role)) ? "allowed" : "forbidden";
}

/** Failed requests and whose they were may be read by support staff and system administrators. */
export function maySeeFailedRequests({ roles }: Pick<Actor, "roles">): Decision {
  return tracers.some((role) => roles.includes(role)) ? "allowed" : "forbidden";
}
