import { emailKey } from "../email.ts";
import { err, ok, type Result } from "../result.ts";
import type { Instant } from "../time.ts";

/** The stored state of an invitation. */
export type InvitationFacts = {
  readonly isRevoked: boolean;
  /** The first instant at which it is no longer accepted; null: always accepted. */
  readonly expiresAt: Instant | null;
  /** How many people may join by it; null: any number. */
  readonly maxUses: number | null;
  readonly uses: number;
  /** The address that a personal invitation is for; null: it is for everybody who has the link. */
  readonly meantFor: string | null;
};

/** The person who would join by an invitation. */
export type InvitedPerson = {
  readonly isMember: boolean;
  readonly email: string;
  readonly isEmailVerified: boolean;
};

/** How long a personal invitation is valid, in milliseconds. */
export const personalInvitationMs = 30 * 86_400_000;

/** Why an invitation does not lead into its group. */
export type AcceptInvitationRefusal =
  | { readonly code: "INVALID_VOUCHER" }
  | { readonly code: "GROUP_JOIN_ONCE" }
  /** `isUnverified`: the address is theirs, but nobody has seen that it is. */
  | { readonly code: "INVITATION_FOR_ANOTHER"; readonly meantFor: string; readonly isUnverified: boolean }
  | { readonly code: "OLD_VOUCHER"; readonly validTo: Instant }
  | { readonly code: "VOUCHER_NO_MORE_USES" };

/**
 * Whether somebody joins a group by an invitation (2.007-2.011). One that was revoked is told like one that never was,
 * to members too; after that, whoever is in the group hears that first, in whichever role. A personal invitation is for the
 * person with its address alone, verified: a link that was passed on lets nobody in. Joining again after leaving is
 * another use.
 */
export function acceptInvitation(
  invitation: InvitationFacts | undefined,
  { isMember, email, isEmailVerified }: InvitedPerson,
  now: Instant,
): Result<InvitationFacts, AcceptInvitationRefusal> {
  if (invitation === undefined || invitation.isRevoked) return err({ code: "INVALID_VOUCHER" });
  if (isMember) return err({ code: "GROUP_JOIN_ONCE" });
  const { expiresAt, maxUses, uses, meantFor } = invitation;
  if (meantFor !== null) {
    const isTheirs = emailKey(email) === emailKey(meantFor);
    if (!isTheirs || !isEmailVerified)
      return err({ code: "INVITATION_FOR_ANOTHER", meantFor, isUnverified: isTheirs });
  }
  if (expiresAt !== null && now >= expiresAt) return err({ code: "OLD_VOUCHER", validTo: expiresAt });
  return maxUses !== null && uses >= maxUses ? err({ code: "VOUCHER_NO_MORE_USES" }) : ok(invitation);
}
