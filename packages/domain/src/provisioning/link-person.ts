import type { ScimError } from "./scim-error.ts";
import { notUnique } from "./scim-error.ts";

/** What the portal knows of the account that has the address of a person in a directory. */
export type AccountFacts = {
  readonly isEmailVerified: boolean;
  /** Whether the account is a member of a group of this institution or one of its admins, or was provisioned by it before. */
  readonly isOfInstitution: boolean;
  /** Whether it belongs to another institution: by a group, as an admin, or by that one's directory. */
  readonly isOfAnother: boolean;
  /** Whether it has a role of the portal's own staff. */
  readonly isStaff: boolean;
  /** Whether the account was made after the directory had named the person. */
  readonly isNewer: boolean;
};

/**
 * Whether a directory's person becomes the one of an account. An institution ends the access of the people of its directory, so it never
 * gets an account that is somebody else's: only its own people's, and those that are made after it has named them.
 */
export function mayLinkAccount(account: AccountFacts): boolean {
  if (!account.isEmailVerified || account.isOfAnother || account.isStaff) return false;
  return account.isOfInstitution || account.isNewer;
}

/** The refusal of a person whose account may not be linked. It says no more than that there is an account. */
export function linkRefusal(address: string): ScimError {
  return notUnique(
    `An account with the address ${address} exists already and is not your institution's. Ask the person to confirm ` +
      "the address and to join one of your groups by its invitation link, then try again. If the person belongs to " +
      "another institution, contact support.",
  );
}
