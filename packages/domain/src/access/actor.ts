import type { CustomerId, GroupId, KeycloakId, UserId } from "../ids.ts";
import type { GroupRole, Role } from "./role.ts";

/** The caller: the person of the verified token, with the facts that policies decide on. */
export type Actor = {
  readonly userId: UserId;
  readonly keycloakId: KeycloakId;
  readonly email: string;
  /**
   * Whether the identity service has verified that the address belongs to the person; only then does the address grant anything.
   */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  /** Whether the person's profile has the logbook flag. */
  readonly logbook: boolean;
  readonly memberships: readonly Membership[];
  /** The customers on whose list of admins the person is. */
  readonly administers: readonly CustomerId[];
  /** The customers with their names, since configured lists refer to customers by name. */
  readonly administeredCustomers: readonly CustomerFacts[];
  /** The customers of the groups that the person is an admin of, each once. */
  readonly groupAdminCustomers: readonly CustomerFacts[];
};

/** A customer as policies see it. */
export type CustomerFacts = { readonly id: CustomerId; readonly name: string };

export type Membership = {
  readonly groupId: GroupId;
  readonly customerId: CustomerId;
  readonly role: GroupRole;
};
