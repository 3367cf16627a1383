import type { Actor, CustomerFacts } from "./actor.ts";
import { mayAdministerCustomer } from "./administration.ts";
import type { Decision } from "./decision.ts";

type Asking = Pick<Actor, "roles" | "administers">;
type Account = Pick<CustomerFacts, "id">;

/** Whether the actor may add accounts to the portal: only sys_admin may (9.015). */
export function mayCreateAccount(actor: Pick<Actor, "roles">): Decision {
  return actor.roles.includes("sys_admin") ? "allowed" : "forbidden";
}

/**
 * Whether the actor may read an account with its admins, balances and ledger: its own admins and sys_admin may (9.016, 9.021).
 */
export function mayReadAccount(actor: Asking, account: Account): Decision {
  return mayAdministerCustomer(actor, account);
}

/** Whether the actor may change the admins of an account: its own admins and sys_admin may (9.024). */
export function mayChangeAccountAdmins(actor: Asking, account: Account): Decision {
  return mayAdministerCustomer(actor, account);
}

/**
 * Whether the actor may choose the rule by which an account's people count as proficient: the customer's admins and sys_admin
 * may.
 */
export function mayChooseProficiencyRule(actor: Asking, account: Account): Decision {
  return mayAdministerCustomer(actor, account);
}

/** Whether the person may change an account's name and learning spaces: only sys_admin may (9.024). */
export function mayChangeAccount(actor: Asking, account: Account): Decision {
  return ofSystemAdmin(actor, account);
}

/**
 * Whether the person may change an account's learning spaces and the cases of them that it may use: only sys_admin may (9.016,
 * 9.017).
 */
export function mayChangeCaseAccess(actor: Asking, account: Account): Decision {
  return ofSystemAdmin(actor, account);
}

/** Whether the person may add hours to an account, or take added ones back as a correction: only sys_admin may (9.018, X58). */
export function mayTopUpQuota(actor: Asking, account: Account): Decision {
  return ofSystemAdmin(actor, account);
}

/** Whether the actor may read all learning spaces: only sys_admin may (5.032); others see those of their accounts. */
export function mayReadLearningSpaces(actor: Pick<Actor, "roles">): Decision {
  return actor.roles.includes("sys_admin") ? "allowed" : "forbidden";
}

/** Whether the actor may change the logo of a learning space and the name that people see: only sys_admin may (X24). */
export function maySaveLearningSpace(actor: Pick<Actor, "roles">): Decision {
  return mayReadLearningSpaces(actor);
}

/**
 * The decision on an act on an account that only sys_admin may do: the account's own admins are told that it is forbidden; for
 * others the account does not exist.
 */
function ofSystemAdmin(actor: Asking, account: Account): Decision {
  if (actor.roles.includes("sys_admin")) return "allowed";
  return mayAdministerCustomer(actor, account) === "allowed" ? "forbidden" : "hidden";
}
