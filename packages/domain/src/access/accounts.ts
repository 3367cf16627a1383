import type { Actor, CustomerFacts } from "./actor.ts";
import { mayAdministerCustomer } from "./administration.ts";
import type { Decision } from "./decision.ts";

type Asking = Pick<Actor, "roles" | "administers">;
type Account = Pick<CustomerFacts, "id">;

/** System admins add accounts (9.015). */
export function mayCreateAccount(actor: Pick<Actor, "roles">): Decision {
  return actor.roles.includes("sys_admin") ? "allowed" : "forbidden";
}

/** An account with its admins, balances and ledger: its own admins, and sys_admin (9.016, 9.021). */
export function mayReadAccount(actor: Asking, account: Account): Decision {
  return mayAdministerCustomer(actor, account);
}

/** Whether the actor may change the admins of an account: its own admins and sys_admin may (9.024). */
export function mayChangeAccountAdmins(actor: Asking, account: Account): Decision {
  return mayAdministerCustomer(actor, account);
}

/** The rule by which people count as proficient: chosen by the customer's admins and sys_admin. */
export function mayChooseProficiencyRule(actor: Asking, account: Account): Decision {
  return mayAdministerCustomer(actor, account);
}

/** Its name and learning spaces: sys_admin (9.024). */
export function mayChangeAccount(actor: Asking, account: Account): Decision {
  return ofSystemAdmin(actor, account);
}

/** Its learning spaces, and which of their cases it may use (9.016, 9.017): sys_admin. */
export function mayChangeCaseAccess(actor: Asking, account: Account): Decision {
  return ofSystemAdmin(actor, account);
}

/** Its hours, upwards and in correction downwards (9.018, X58): sys_admin. */
export function mayTopUpQuota(actor: Asking, account: Account): Decision {
  return ofSystemAdmin(actor, account);
}

/** The list of all learning spaces: sys_admin (5.032). Others see those of their accounts. */
export function mayReadLearningSpaces(actor: Pick<Actor, "roles">): Decision {
  return actor.roles.includes("sys_admin") ? "allowed" : "forbidden";
}

/** The name that people see of a learning space, and its logo: sys_admin (X24). */
export function maySaveLearningSpace(actor: Pick<Actor, "roles">): Decision {
  return mayReadLearningSpaces(actor);
}

/**
 * For what only sys_admin may do: the account's own admins are told that it is forbidden; for others the account does not
 * exist.
 */
function ofSystemAdmin(actor: Asking, account: Account): Decision {
  if (actor.roles.includes("sys_admin")) return "allowed";
  return mayAdministerCustomer(actor, account) === "allowed" ? "forbidden" : "hidden";
}
