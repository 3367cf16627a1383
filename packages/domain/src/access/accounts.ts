import type { Actor, CustomerFacts } from "./actor.ts";
import { mayAdministerCustomer } from "./administration.ts";
import type { Decision } from "./decision.ts";

type Asking = Pick<Actor, "roles" | "administers">;
type Account = Pick<CustomerFacts, "id">;

/** The account with its admins, learning spaces, balances and ledger: sys_admin and its own admins (9.007, 9.016). */
export function mayReadAccount(actor: Asking, account: Account): Decision {
  return mayAdministerCustomer(actor, account);
}

/** New accounts are the system admins' (9.015). */
export function mayCreateAccount(actor: Pick<Actor, "roles">): Decision {
  return actor.roles.includes("sys_admin") ? "allowed" : "forbidden";
}

/** The admins of an account: sys_admin, and the account's own admins (9.024). */
export function mayEditAccountAdmins(actor: Asking, account: Account): Decision {
  return mayReadAccount(actor, account);
}

/** Name and learning spaces, and what may be used of each space: sys_admin alone (9.016, 9.024). */
export function mayEditAccount(actor: Asking, account: Account): Decision {
  return forSystemAdmins(actor, account);
}

/** Hours, bought or corrected: sys_admin alone (X58). */
export function mayTopUpQuota(actor: Asking, account: Account): Decision {
  return forSystemAdmins(actor, account);
}

/** The list of all learning spaces: sys_admin (5.032). Others see those of their accounts. */
export function mayReadLearningSpaces(actor: Pick<Actor, "roles">): Decision {
  return actor.roles.includes("sys_admin") ? "allowed" : "forbidden";
}

function forSystemAdmins(actor: Asking, account: Account): Decision {
  if (actor.roles.includes("sys_admin")) return "allowed";
  return mayReadAccount(actor, account) === "allowed" ? "forbidden" : "hidden";
}
