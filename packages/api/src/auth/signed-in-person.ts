import type { Actor } from "@cathedra/domain/access";

/** The names as the identity service gave them last. */
export type ClaimedNames = { readonly firstName: string; readonly lastName: string };

/** The person of the token, with what the portal knows of the token's claims. */
export type SignedInPerson = Actor & {
  /** The address at which the person prefers to get mail; no policy uses it. */
  readonly contactEmail: string | null;
  /** The newest version of the terms that the person accepted. */
  readonly termsVersion: string | null;
  /** Whether a list of attendings has an entry with the person's verified address; it only decides about links. */
  readonly isAttending: boolean;
  readonly claimed: ClaimedNames;
  /** Whether the directory of their institution has ended their access; then no request of theirs is answered. */
  readonly isDeactivated: boolean;
};
