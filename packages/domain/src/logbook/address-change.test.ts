import { expect, test } from "vitest";
import { type Instant, instant } from "../time.ts";
import {
  type AddressChange,
  addressChangeExpiresAt,
  addressChangeState,
  answerAddressChange,
  newAddressFrom,
} from "./address-change.ts";

const askedAt = instant(Date.parse("2026-11-28T09:00:00Z"));
const inDays = (days: number): Instant => instant(askedAt + days * 86_400_000);
const waiting: AddressChange = { askedAt, hasFormer: true, acceptedAt: null, agreedAt: null };

test("a change waits fourteen days for a yes, and the present address agreeing is none", () => {
  const agreed = { ...waiting, agreedAt: inDays(1) };
  expect(addressChangeExpiresAt(waiting)).toBe(inDays(14));
  for (const change of [waiting, agreed]) {
    expect(newAddressFrom(change)).toBeNull();
    expect(addressChangeState(change, instant(inDays(14) - 1))).toBe("waiting");
    expect(addressChangeState(change, inDays(14))).toBe("expired");
    expect(answerAddressChange(change, { side: "new", isYes: true }, inDays(14))).toEqual({
      ok: false,
      error: { code: "EXPIRED" },
    });
  }
});

test.each([
  ["on the seventh day, because the present address can object until then", true, 0, null, 7],
  ["at once after that", true, 9, null, 9],
  ["when the present address agrees", true, 1, 2, 2],
  ["at once where the present address has agreed before", true, 3, 1, 3],
  ["at once where there is no present address", false, 0, null, 0],
])("a yes has an effect %s", (_, hasFormer, accepted, agreed, from) => {
  const change = {
    ...waiting,
    hasFormer,
    acceptedAt: inDays(accepted),
    agreedAt: agreed === null ? null : inDays(agreed),
  };
  expect(newAddressFrom(change)).toBe(inDays(from));
  expect(addressChangeState(change, inDays(from))).toBe("due");
  expect(addressChangeState(change, instant(inDays(from) - 1))).toBe("accepted");
});

test("a no of either address ends a change, also after a yes, and a second yes changes nothing", () => {
  const accepted = { ...waiting, acceptedAt: inDays(1) };
  for (const side of ["new", "present"] as const) {
    for (const change of [waiting, accepted])
      expect(answerAddressChange(change, { side, isYes: false }, inDays(2))).toEqual({
        ok: true,
        value: { kind: "ended" },
      });
  }
  expect(answerAddressChange(accepted, { side: "new", isYes: true }, inDays(2))).toEqual({
    ok: true,
    value: { kind: "unchanged" },
  });
  expect(answerAddressChange(accepted, { side: "present", isYes: true }, inDays(2))).toEqual({
    ok: true,
    value: { kind: "answered", change: { ...accepted, agreedAt: inDays(2) } },
  });
});
