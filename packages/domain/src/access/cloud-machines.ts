import type { UserId } from "../ids.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";

/** The fleet is listed and administered by sys_admin alone; for others it is not there (4.050). */
export function mayAdministerMachines(actor: Pick<Actor, "roles">): Decision {
  return actor.roles.includes("sys_admin") ? "allowed" : "hidden";
}

/** A session as whoever wants to end it sees it; of one person's case nobody is an organizer. */
export type EndableSession = {
  readonly startedBy: UserId;
  readonly creator: UserId | null;
  /** Addresses, lower-case. */
  readonly organizers: readonly string[];
  readonly isEvent: boolean;
};

/** A session or start is ended by who began it, an event's by any of its organizers too, and all by sys_admin (4.022, 4.041, 3.019, X29). */
export function mayEndSession(
  actor: Pick<Actor, "roles" | "userId" | "email">,
  { startedBy, creator, organizers, isEvent }: EndableSession,
): Decision {
  if (actor.roles.includes("sys_admin") || actor.userId === startedBy) return "allowed";
  const organizes = actor.userId === creator || organizers.includes(actor.email.toLowerCase());
  return isEvent && organizes ? "allowed" : "hidden";
}
