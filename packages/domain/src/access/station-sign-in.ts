import type { CustomerId } from "../ids.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import type { Role } from "./role.ts";

/** The facts of a station for the person who wants to sign in on it. */
export type SignInStationFacts = {
  readonly customerId: CustomerId;
  /** Whether the person has linked the station by its pin. */
  readonly isLinked: boolean;
};

const staff: readonly Role[] = ["support", "product", "qa", "sys_admin"];

/**
 * Who may sign in on a station (12.037): the people of its customer's groups, the customer's admins, people who have linked it
 * with its pin, and staff. For anybody else the station does not exist.
 */
export function maySignInOnStation(
  { memberships, administers, roles }: Pick<Actor, "memberships" | "administers" | "roles">,
  { customerId, isLinked }: SignInStationFacts,
): Decision {
  const may =
    isLinked ||
    administers.includes(customerId) ||
    memberships.some((membership) => membership.customerId === customerId) ||
    staff.some((role) => roles.includes(role));
  return may ? "allowed" : "hidden";
}

/**
 * The actor with the rights that they have at a shared station: what they learn and own stays, what they administer does not.
 * In their groups they are learners.
 */
export function atStation<Person extends Actor>(person: Person): Person {
  return {
    ...person,
    roles: [],
    administers: [],
    administeredCustomers: [],
    groupAdminCustomers: [],
    memberships: person.memberships.map((membership) => ({ ...membership, role: "learner" })),
  };
}
