import { emailKey } from "../email.ts";
import { err, ok, type Result } from "../result.ts";
import type { Instant } from "../time.ts";

/** The stored state of an invitation. */
export type InvitationFacts = {
  readonly isRevoked: boolean;
  /** The first instant at which the invitation is no longer accepted; null if it is accepted for ever. */
  readonly expiresAt: Instant | null;
  /** How many people may join by the invitation; null if any number may. */
  readonly maxUses: number | null;
  readonly uses: number;
  /** The address that a personal invitation is for; null if everyone with the link may use it. */
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
  /**
   * The invitation is for another address. `isUnverified` means that it is the person's own address, which is not verified yet.
   */
  | { readonly code: "INVITATION_FOR_ANOTHER"; readonly meantFor: string; readonly isUnverified: boolean }
  | { readonly code: "OLD_VOUCHER"; readonly validTo: Instant }
  | { readonly code: "VOUCHER_NO_MORE_USES" };

/**
 * Decides whether a person joins a group by an invitation (2.007-2.011). A revoked invitation is treated like an unknown one,
 * for members too; otherwise a member of any role is told that first. A personal invitation requires its address, verified, so
 * that a forwarded link admits no one. Joining again after leaving is another use.
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
