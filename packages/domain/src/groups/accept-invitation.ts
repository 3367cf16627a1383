import { err, ok, type Result } from "../result.ts";
import type { Instant } from "../time.ts";

/** An invitation as it stands. */
export type InvitationFacts = {
  readonly isRevoked: boolean;
  /** The first instant at which it is no longer accepted; null: always accepted. */
  readonly expiresAt: Instant | null;
  /** How many people may join by it; null: any number. */
  readonly maxUses: number | null;
  readonly uses: number;
};

/** Why an invitation does not lead into its group. */
export type AcceptInvitationRefusal =
  | { readonly code: "INVALID_VOUCHER" }
  | { readonly code: "GROUP_JOIN_ONCE" }
  | { readonly code: "OLD_VOUCHER"; readonly validTo: Instant }
  | { readonly code: "VOUCHER_NO_MORE_USES" };

/**
 * Whether somebody joins a group by an invitation (2.007-2.011). One that was revoked is told like one that never was,
 * to members too; after that, whoever is in the group hears that first, in whichever role. Joining again after leaving
 * is another use.
 */
export function acceptInvitation(
  invitation: InvitationFacts | undefined,
  isMember: boolean,
  now: Instant,
): Result<InvitationFacts, AcceptInvitationRefusal> {
  if (invitation === undefined || invitation.isRevoked) return err({ code: "INVALID_VOUCHER" });
  if (isMember) return err({ code: "GROUP_JOIN_ONCE" });
  const { expiresAt, maxUses, uses } = invitation;
  if (expiresAt !== null && now >= expiresAt) return err({ code: "OLD_VOUCHER", validTo: expiresAt });
  return maxUses !== null && uses >= maxUses ? err({ code: "VOUCHER_NO_MORE_USES" }) : ok(invitation);
}
