import type { CustomerId, GroupId } from "../ids.ts";
import type { Actor } from "./actor.ts";
import { mayAdministerCustomer } from "./administration.ts";
import type { Decision } from "./decision.ts";
import type { GroupFacts } from "./groups.ts";

/** The facts that decide who may look up a person. */
export type PersonFacts = {
  /** The groups of which the person is a member now, without removed groups. */
  readonly groups: readonly GroupFacts[];
  /** The customers on whose list of admins the person is. */
  readonly administers: readonly CustomerId[];
};

/** How much of a person the actor may see: everything, or only what concerns these customers and groups. */
export type PersonScope =
  | "everything"
  | {
      /** The customers whose vouchers, sessions, stations and results are visible. */
      readonly customers: readonly CustomerId[];
      /** The customers that the actor administers as a whole, so that all their groups and records are visible. */
      readonly wholeCustomers: readonly CustomerId[];
      /** The groups of further customers whose courses and records are visible. */
      readonly groups: readonly GroupId[];
    };

type Asking = Pick<Actor, "roles" | "administers" | "memberships">;

/**
 * Support and sys_admin see everyone whole. Admins of a customer see the people of its groups and its other admins, and admins of
 * a group its people, each as far as it concerns their customers.
 */
export function getPersonScope(actor: Asking, { groups, administers }: PersonFacts): PersonScope {
  if (actor.roles.includes("support") || actor.roles.includes("sys_admin")) return "everything";
  const theirs = [...groups.map(({ customerId }) => customerId), ...administers];
  const wholeCustomers = unique(theirs.filter((id) => mayAdministerCustomer(actor, { id }) === "allowed"));
  const led = groups.filter(
    ({ id, customerId }) =>
      !wholeCustomers.includes(customerId) &&
      actor.memberships.some(({ groupId, role }) => groupId === id && role === "admin"),
  );
  return {
    customers: unique([...wholeCustomers, ...led.map(({ customerId }) => customerId)]),
    wholeCustomers,
    groups: led.map(({ id }) => id),
  };
}

/** A person outside of the actor's scope does not exist for the actor, like an unknown id. */
export function mayReadPerson(actor: Asking, person: PersonFacts): Decision {
  const scope = getPersonScope(actor, person);
  return scope === "everything" || scope.customers.length > 0 ? "allowed" : "hidden";
}

/** The people whom the actor may look up: everyone, or those in groups of these customers or on their lists of admins, and of these groups. */
export type ReadablePeople =
  | "everybody"
  | { readonly customers: readonly CustomerId[]; readonly groups: readonly GroupId[] };

/** The people whom `mayReadPerson` allows the actor to see, for a search among all people. */
export function getReadablePeople(actor: Asking): ReadablePeople {
  if (getPersonScope(actor, { groups: [], administers: [] }) === "everything") return "everybody";
  return {
    customers: actor.administers.filter((id) => mayAdministerCustomer(actor, { id }) === "allowed"),
    groups: actor.memberships.flatMap(({ groupId, role }) => (role === "admin" ? [groupId] : [])),
  };
}

function unique<Id>(ids: readonly Id[]): readonly Id[] {
  return [...new Set(ids)];
}
