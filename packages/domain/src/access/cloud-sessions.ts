import type { UserId } from "../ids.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";

/** The facts of a one-person session that policies decide on. */
export type CaseSessionFacts = { readonly startedBy: UserId };

/** Only the person who started a case may enter, end and extend its session (4.021, X32). */
export function mayEnterCaseSession(actor: Pick<Actor, "userId">, session: CaseSessionFacts): Decision {
  return actor.userId === session.startedBy ? "allowed" : "hidden";
}

/** The person who started a case may end it, and sys_admin any case (4.022, 4.041). */
export function mayEndCaseSession(
  actor: Pick<Actor, "userId" | "roles">,
  session: CaseSessionFacts,
): Decision {
  return actor.roles.includes("sys_admin") ? "allowed" : mayEnterCaseSession(actor, session);
}

/** The fleet is seen and controlled by sys_admin (4.050). */
export function mayAdministerMachines(actor: Pick<Actor, "roles">): Decision {
  return actor.roles.includes("sys_admin") ? "allowed" : "forbidden";
}
