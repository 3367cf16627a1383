import type { CustomerId, GroupId, UserId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { administeredGroups } from "./readable-activities.ts";

/** The runs of a list, by how they are found. None of these includes runs that `readableActivity` would refuse. */
export type Scope =
  /** The person's own runs, optionally only those for the customers of these groups of theirs. */
  | { readonly kind: "own"; readonly userId: UserId; readonly groups: readonly GroupId[] | null }
  /** Runs of some customers, and of people in groups of other customers. */
  | {
      readonly kind: "managed";
      readonly customers: readonly CustomerId[];
      readonly groups: readonly GroupId[];
    }
  /** Runs of people in these groups, as far as the caller administers them. */
  | {
      readonly kind: "groups";
      readonly groups: readonly GroupId[];
      readonly administered: readonly GroupId[];
      readonly customers: readonly CustomerId[] | "all";
    }
  | { readonly kind: "everything" };

type Asking = Pick<Actor, "userId" | "roles" | "administers" | "memberships">;

/** The runs that the caller administers (6.014), or those of the people of some groups (6.011). */
export function administeredScope(actor: Asking, groups: readonly GroupId[] | null): Scope {
  const isSysAdmin = actor.roles.includes("sys_admin");
  const customers = [...new Set(actor.administers)];
  if (groups !== null) {
    return {
      kind: "groups",
      groups,
      administered: administeredGroups(actor),
      customers: isSysAdmin ? "all" : customers,
    };
  }
  if (isSysAdmin) return { kind: "everything" };
  const elsewhere = actor.memberships.filter(({ customerId }) => !customers.includes(customerId));
  return { kind: "managed", customers, groups: administeredGroups({ memberships: elsewhere }) };
}
