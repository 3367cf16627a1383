import type { Role } from "@cathedra/domain/access";

/** A person of the identity service, with their description on the sign-in page. */
export type IdentityPerson = {
  /** The `sub` of the person's tokens. */
  readonly keycloakId: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly Role[];
  /** The heading under which the sign-in page lists the person: a customer, or the provider's own staff. */
  readonly section: string;
  /** The title of the role, such as `Group administrator`. */
  readonly title: string;
  /** A summary of what this person can see, such as `IR Residents · 150 logbook records`. */
  readonly summary: string;
};

/** The claims of row G.006 in Keycloak's layout, the same in access token, ID token and userinfo. */
export function toClaims(person: IdentityPerson) {
  return {
    preferred_username: person.username,
    name: `${person.firstName} ${person.lastName}`,
    given_name: person.firstName,
    family_name: person.lastName,
    email: person.email,
    email_verified: true,
    realm_access: { roles: person.roles },
  };
}
