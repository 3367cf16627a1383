import fc from "fast-check";
import { expect, test } from "vitest";
import { instant } from "../time.ts";
import { acceptInvitation, type InvitationFacts, type InvitedPerson } from "./accept-invitation.ts";

const anInvitation = (overrides: Partial<InvitationFacts> = {}): InvitationFacts => ({
  isRevoked: false,
  expiresAt: null,
  maxUses: null,
  uses: 0,
  meantFor: null,
  ...overrides,
});
const now = instant(1_000_000);
const stranger: InvitedPerson = { isMember: false, email: "maya@x.org", isEmailVerified: true };
const member: InvitedPerson = { ...stranger, isMember: true };

test("an open invitation is accepted after any number of uses", () => {
  expect(acceptInvitation(anInvitation({ uses: 5000 }), stranger, now).ok).toBe(true);
});

test("missing and revoked invitations get the same answer, also for members (2.010)", () => {
  const refusal = { ok: false, error: { code: "INVALID_VOUCHER" } };
  expect(acceptInvitation(undefined, stranger, now)).toEqual(refusal);
  expect(acceptInvitation(anInvitation({ isRevoked: true, expiresAt: now }), stranger, now)).toEqual(refusal);
  expect(acceptInvitation(anInvitation({ isRevoked: true }), member, now)).toEqual(refusal);
});

test("a member gets GROUP_JOIN_ONCE even if the invitation has expired (2.007)", () => {
  const over = anInvitation({ expiresAt: now, maxUses: 1, uses: 1 });
  expect(acceptInvitation(over, member, now)).toEqual({ ok: false, error: { code: "GROUP_JOIN_ONCE" } });
});

test("an invitation is refused from its end on (2.011)", () => {
  const invitation = anInvitation({ expiresAt: now });
  expect(acceptInvitation(invitation, stranger, instant(now - 1)).ok).toBe(true);
  expect(acceptInvitation(invitation, stranger, now)).toEqual({
    ok: false,
    error: { code: "OLD_VOUCHER", validTo: now },
  });
});

test("exactly maxUses people can join (2.008)", () => {
  fc.assert(
    fc.property(fc.nat({ max: 20 }), fc.nat({ max: 30 }), (maxUses, people) => {
      let invitation = anInvitation({ maxUses });
      let joined = 0;
      for (let person = 0; person < people; person += 1) {
        const outcome = acceptInvitation(invitation, stranger, now);
        if (outcome.ok) {
          joined += 1;
          invitation = { ...invitation, uses: invitation.uses + 1 };
        } else expect(outcome.error.code).toBe("VOUCHER_NO_MORE_USES");
      }
      expect(joined).toBe(Math.min(maxUses, people));
    }),
  );
});

test("a personal invitation needs its own address, verified, in any spelling", () => {
  const personal = anInvitation({ meantFor: "maya@x.org", maxUses: 1 });
  expect(acceptInvitation(personal, { ...stranger, email: " Maya@X.org" }, now).ok).toBe(true);
  const refusal = (isUnverified: boolean) => ({
    ok: false,
    error: { code: "INVITATION_FOR_ANOTHER", meantFor: "maya@x.org", isUnverified },
  });
  expect(acceptInvitation(personal, { ...stranger, email: "nils@x.org" }, now)).toEqual(refusal(false));
  expect(acceptInvitation(personal, { ...stranger, isEmailVerified: false }, now)).toEqual(refusal(true));
  // A stranger must not learn the state of another person's invitation, and a member gets GROUP_JOIN_ONCE first.
  const over = anInvitation({ meantFor: "maya@x.org", maxUses: 1, uses: 1, expiresAt: now });
  expect(acceptInvitation(over, { ...stranger, email: "nils@x.org" }, now)).toEqual(refusal(false));
  expect(acceptInvitation(over, { ...member, email: "nils@x.org" }, now)).toMatchObject({
    error: { code: "GROUP_JOIN_ONCE" },
  });
  expect(acceptInvitation(over, stranger, now)).toMatchObject({ error: { code: "OLD_VOUCHER" } });
});
