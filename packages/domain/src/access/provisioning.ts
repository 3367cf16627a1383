import type { Actor, CustomerFacts } from "./actor.ts";
import { mayAdministerCustomer } from "./administration.ts";
import type { Decision } from "./decision.ts";

/**
 * Whether the actor may confirm that domains of addresses are an institution's, by which its directory gets accounts: only sys_admin may.
 */
export function mayConfirmDomains(
  actor: Pick<Actor, "roles" | "administers">,
  customer: Pick<CustomerFacts, "id">,
): Decision {
  if (actor.roles.includes("sys_admin")) return "allowed";
  return mayAdministerCustomer(actor, customer) === "allowed" ? "forbidden" : "hidden";
}

/**
 * Whether the actor may read and change how an institution's people come and go by its directory: its own admins and sys_admin may.
 */
export function mayChangeProvisioning(
  actor: Pick<Actor, "roles" | "administers">,
  customer: Pick<CustomerFacts, "id">,
): Decision {
  return mayAdministerCustomer(actor, customer);
}
