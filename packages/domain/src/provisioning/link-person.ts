/** What the portal knows of the account that has the address of a person in an institution's directory. */
export type AccountFacts = {
  /** Whether the person has confirmed the address of the account. */
  readonly isEmailVerified: boolean;
  /** Whether it has a role of the portal's own staff. */
  readonly isStaff: boolean;
  /** Whether the directory of another institution manages the account or has ended its access. */
  readonly isManagedByAnother: boolean;
  /** The institution that owns the domain of the address, as confirmed by the portal's staff. */
  readonly domainOf: "this" | "another" | "none";
  /**
   * Whether the person joined a group of this institution by an invitation. Being named as an admin does not count: institutions name
   * their admins by address, and nobody asks those.
   */
  readonly hasJoined: boolean;
  /** The same of another institution. */
  readonly hasJoinedAnother: boolean;
  /** Whether this institution released the account from its directory, and the person has joined none of its groups since. */
  readonly isReleased: boolean;
};

/**
 * Whether a directory's person becomes the one of an account. A directory can end the access of its accounts, so an institution gets them
 * by ownership that was proved, never by an address that it names: the domain of the address is its own, or the person joined it, and
 * it alone. The domain's owner comes first. When the address was named makes no difference.
 */
export function mayLinkAccount(account: AccountFacts): boolean {
  if (!account.isEmailVerified || account.isStaff || account.isManagedByAnother || account.isReleased)
    return false;
  if (account.domainOf !== "none") return account.domainOf === "this";
  return account.hasJoined && !account.hasJoinedAnother;
}

/**
 * What happens to the account's places in the institution, its groups and its list of admins, when it is released from the directory. A
 * person with access keeps them, as if they had joined by themselves. A person whose access the directory has ended gets their own
 * account back, but nothing of the institution.
 */
export function placesAtRelease({ hasAccess }: { readonly hasAccess: boolean }): "kept" | "ended" {
  return hasAccess ? "kept" : "ended";
}
