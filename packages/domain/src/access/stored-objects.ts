import { isOwnCasePath } from "../personal-cases/case-path.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import type { Role } from "./role.ts";

/** Who looks after what is stored. */
const staff: readonly Role[] = ["sys_admin", "support", "product", "qa"];

/** A link to an object of the store: staff any, everybody else their own cases alone (12.031, X31). */
export function mayReadObject(
  actor: Pick<Actor, "roles" | "userId">,
  { key }: { readonly key: string },
): Decision {
  const isStaff = staff.some((role) => actor.roles.includes(role));
  return isStaff || isOwnCasePath(actor.userId, key) ? "allowed" : "hidden";
}
