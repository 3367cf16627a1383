import { expect, test } from "vitest";
import { acceptedVoucher, joinedGroup, voucherRefusalText } from "./invitations.ts";

const stockholm = { locale: "en-GB", timeZone: "Europe/Stockholm" };

test.each([
  ["GROUP_JOIN_ONCE", "You have already joined this group"],
  ["VOUCHER_NO_MORE_USES", "The voucher has no more uses"],
  ["VOUCHER_ALREADY_USED", "You have already used this voucher"],
  ["INVALID_VOUCHER", "Invitation is invalid, try another link."],
  ["VOUCHER_EXPIRED", "The voucher has expired"],
  ["RATE_LIMITED", "Something went wrong while accepting the voucher"],
  ["toString", "Something went wrong while accepting the voucher"],
])("%s: `%s` (2.007-2.013)", (code, text) => {
  expect(voucherRefusalText(code, undefined, stockholm)).toBe(text);
});

test("the date of OLD_VOUCHER follows the locale (2.011, X96, G.023)", () => {
  const text = (locale: string) =>
    voucherRefusalText("OLD_VOUCHER", "2026-03-28T23:30:00.000Z", { ...stockholm, locale });
  expect(text("en-GB")).toBe("The voucher has expired at 29/03/2026, 00:30");
  expect(text("en-US")).toBe("The voucher has expired at 03/29/2026, 12:30 AM");
  expect(text("sv-SE")).toBe("The voucher has expired at 2026-03-29 00:30");
});

test("without a readable date, the text only says that the voucher has expired", () => {
  for (const validTo of [undefined, null, "soon", 12]) {
    expect(voucherRefusalText("OLD_VOUCHER", validTo, stockholm)).toBe("The voucher has expired");
  }
});

test("the success text names the group (2.017)", () => {
  expect(joinedGroup("IR Residents")).toBe("You've successfully joined the group IR Residents");
});

test("the success text names what was unlocked (2.015, 2.016)", () => {
  expect(acceptedVoucher.event).toBe("Accepted voucher and gained access to event.");
  expect(acceptedVoucher.cloud_modules).toBe("Accepted voucher and gained access to cloud cases.");
});
