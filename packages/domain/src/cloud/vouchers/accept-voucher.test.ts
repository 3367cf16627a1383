import fc from "fast-check";
import { expect, test } from "vitest";
import { aVoucher, later, noon } from "../../../test/cloud-builders.ts";
import { type AcceptableVoucher, type Accepting, acceptVoucher } from "./accept-voucher.ts";

const somebody: Accepting = { hasAccepted: false, isOrganizer: false };
const settled = { reservedMs: 0, settledAt: noon };
const anEvent = (overrides: Partial<Omit<AcceptableVoucher, "kind">> = {}): AcceptableVoucher => ({
  ...aVoucher(overrides),
  kind: "event",
});

test("a cloud-modules voucher grants its hours and consumes them (X57)", () => {
  expect(acceptVoucher(aVoucher({ used: 1 }), somebody, noon)).toEqual({
    ok: true,
    value: {
      used: 2,
      grantedInSeconds: 7200,
      quota: {
        entries: [{ kind: "consume", amountMs: 7_200_000 }],
        reservation: { reservedMs: 14_400_000, settledAt: null },
      },
    },
  });
});

test("accepting an event adds a person and no hours, both before and after its session began (X57)", () => {
  for (const reservedMs of [3_600_000, 0]) {
    const event = anEvent({ reservation: { reservedMs, settledAt: null } });
    expect(acceptVoucher(event, somebody, noon)).toEqual({
      ok: true,
      value: { used: 1, grantedInSeconds: 0, quota: null },
    });
  }
});

const had: Accepting = { hasAccepted: true, isOrganizer: false };
const organizer: Accepting = { hasAccepted: false, isOrganizer: true };

test.each<[string, Partial<Omit<AcceptableVoucher, "kind">>, Accepting, object]>([
  [
    "a voucher accepted before (2.009)",
    {},
    had,
    { code: "VOUCHER_ALREADY_USED", isOrganizer: false, isArchived: false },
  ],
  [
    "an expired voucher accepted before",
    { validTo: noon, used: 3 },
    had,
    { code: "VOUCHER_ALREADY_USED", isOrganizer: false, isArchived: false },
  ],
  [
    "an archived voucher accepted before",
    { archivedAt: noon },
    had,
    { code: "VOUCHER_ALREADY_USED", isOrganizer: false, isArchived: true },
  ],
  [
    "an organizer, who already has access",
    {},
    organizer,
    { code: "VOUCHER_ALREADY_USED", isOrganizer: true, isArchived: false },
  ],
  ["an expired voucher (2.011)", { validTo: noon }, somebody, { code: "OLD_VOUCHER", validTo: noon }],
  [
    "an expired voucher whose time was released",
    { validTo: noon, reservation: settled },
    somebody,
    { code: "OLD_VOUCHER", validTo: noon },
  ],
  ["a voucher archived before its end (2.012)", { archivedAt: noon }, somebody, { code: "VOUCHER_EXPIRED" }],
  [
    "a voucher archived after its end",
    { archivedAt: noon, validTo: noon },
    somebody,
    { code: "VOUCHER_EXPIRED" },
  ],
  [
    "a voucher whose time was released, after the clock was set back",
    { reservation: settled },
    somebody,
    { code: "VOUCHER_EXPIRED" },
  ],
  ["a voucher without uses left (2.008)", { used: 3 }, somebody, { code: "VOUCHER_NO_MORE_USES" }],
  [
    "an expired voucher without uses left",
    { used: 3, validTo: noon },
    somebody,
    { code: "OLD_VOUCHER", validTo: noon },
  ],
])("%s", (_what, voucher, person, error) => {
  expect(acceptVoucher(aVoucher(voucher), person, noon)).toEqual({ ok: false, error });
  expect(acceptVoucher(anEvent(voucher), person, noon)).toEqual({ ok: false, error });
});

test("an unknown code is refused as INVALID_VOUCHER (2.010)", () => {
  expect(acceptVoucher(undefined, somebody, noon)).toEqual({ ok: false, error: { code: "INVALID_VOUCHER" } });
});

test("a voucher is refused from its end on", () => {
  const voucher = aVoucher({ validTo: later(1) });
  expect(acceptVoucher(voucher, somebody, noon).ok).toBe(true);
  expect(acceptVoucher(voucher, somebody, later(1)).ok).toBe(false);
});

test("exactly maxUses people can accept, and they use up the reservation", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat({ max: 40 }), (maxUses, people) => {
      let voucher = aVoucher({ maxUses, reservation: { reservedMs: maxUses * 7_200_000, settledAt: null } });
      for (let person = 0; person < people; person += 1) {
        const outcome = acceptVoucher(voucher, somebody, noon);
        expect(outcome.ok).toBe(person < maxUses);
        if (!outcome.ok) expect(outcome.error.code).toBe("VOUCHER_NO_MORE_USES");
        else
          voucher = {
            ...voucher,
            used: outcome.value.used,
            reservation: outcome.value.quota?.reservation ?? voucher.reservation,
          };
      }
      expect(voucher.used).toBe(Math.min(maxUses, people));
      expect(voucher.reservation.reservedMs).toBe((maxUses - voucher.used) * 7_200_000);
    }),
  );
});
