import fc from "fast-check";
import { expect, test } from "vitest";
import { instant } from "../time.ts";
import { acceptInvitation, type InvitationFacts } from "./accept-invitation.ts";

const anInvitation = (overrides: Partial<InvitationFacts> = {}): InvitationFacts => ({
  isRevoked: false,
  expiresAt: null,
  maxUses: null,
  uses: 0,
  ...overrides,
});
const now = instant(1_000_000);

test("an open invitation is accepted, however often it was", () => {
  expect(acceptInvitation(anInvitation({ uses: 5000 }), false, now).ok).toBe(true);
});

test("none and a revoked one are told alike, to members too (2.010)", () => {
  const refusal = { ok: false, error: { code: "INVALID_VOUCHER" } };
  expect(acceptInvitation(undefined, false, now)).toEqual(refusal);
  expect(acceptInvitation(anInvitation({ isRevoked: true, expiresAt: now }), false, now)).toEqual(refusal);
  expect(acceptInvitation(anInvitation({ isRevoked: true }), true, now)).toEqual(refusal);
});

test("a member is told so, even where the invitation is over (2.007)", () => {
  const over = anInvitation({ expiresAt: now, maxUses: 1, uses: 1 });
  expect(acceptInvitation(over, true, now)).toEqual({ ok: false, error: { code: "GROUP_JOIN_ONCE" } });
});

test("the end is the first instant at which it is refused (2.011)", () => {
  const invitation = anInvitation({ expiresAt: now });
  expect(acceptInvitation(invitation, false, instant(now - 1)).ok).toBe(true);
  expect(acceptInvitation(invitation, false, now)).toEqual({
    ok: false,
    error: { code: "OLD_VOUCHER", validTo: now },
  });
});

test("one by one, exactly as many join as may (2.008)", () => {
  fc.assert(
    fc.property(fc.nat({ max: 20 }), fc.nat({ max: 30 }), (maxUses, people) => {
      let invitation = anInvitation({ maxUses });
      let joined = 0;
      for (let person = 0; person < people; person += 1) {
        const outcome = acceptInvitation(invitation, false, now);
        if (outcome.ok) {
          joined += 1;
          invitation = { ...invitation, uses: invitation.uses + 1 };
        } else expect(outcome.error.code).toBe("VOUCHER_NO_MORE_USES");
      }
      expect(joined).toBe(Math.min(maxUses, people));
    }),
  );
});
