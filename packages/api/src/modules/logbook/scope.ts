import type { CustomerId, GroupId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";

/**
 * The records that a person may read, as the parts by which they are found; equivalent to `mayReadRecord` (X35). `own` are
 * those that the person created or participated in.
 */
export type Scope =
  | { readonly kind: "own" }
  | {
      readonly kind: "managed";
      readonly customers: readonly CustomerId[];
      /** Groups of institutions that are not in `customers`. */
      readonly groups: readonly { readonly id: GroupId; readonly customerId: CustomerId }[];
    }
  | { readonly kind: "everything" };

export function getScope(actor: Actor): Scope {
  if (actor.roles.includes("sys_admin")) return { kind: "everything" };
  const customers = [...new Set(actor.administers)];
  const groups = actor.memberships
    .filter(({ role, customerId }) => role === "admin" && !customers.includes(customerId))
    .map(({ groupId, customerId }) => ({ id: groupId, customerId }));
  return customers.length + groups.length === 0 ? { kind: "own" } : { kind: "managed", customers, groups };
}
