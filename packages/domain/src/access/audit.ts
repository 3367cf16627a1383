import type { CustomerId } from "../ids.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";

type Asking = Pick<Actor, "roles" | "administers">;

/** Whose entries in the audit log a person may read: all of them, or those that concern these customers. */
export type AuditScope = "all" | readonly CustomerId[];

/**
 * The scope of the audit log: support and sys_admin may read everything, customer admins only what concerns their customers.
 */
export function getAuditScope({ roles, administers }: Asking): AuditScope {
  if (roles.includes("sys_admin") || roles.includes("support")) return "all";
  return roles.includes("customer_admin") ? administers : [];
}

export function mayReadAudit(actor: Asking): Decision {
  const scope = getAuditScope(actor);
  return scope === "all" || scope.length > 0 ? "allowed" : "forbidden";
}

/** Whether the person may read one act that concerned a customer; for admins of other customers it does not exist. */
export function mayReadAuditOf(actor: Asking, customer: { readonly id: CustomerId }): Decision {
  const scope = getAuditScope(actor);
  return scope === "all" || scope.includes(customer.id) ? "allowed" : "hidden";
}
