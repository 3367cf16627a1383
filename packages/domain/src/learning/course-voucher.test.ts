import fc from "fast-check";
import { expect, test } from "vitest";
import { inviteKind } from "../invite-code.ts";
import { instant } from "../time.ts";
import {
  acceptCourseVoucher,
  type CourseVoucherFacts,
  courseVoucherLimits,
  courseVoucherState,
  mayChangeCourseVoucherCode,
  validateCourseVoucher,
} from "./course-voucher.ts";
import { courseVoucherCode, courseVoucherLink, parseCourseVoucherCode } from "./course-voucher-code.ts";

const now = instant(Date.UTC(2026, 10, 22, 12));
const days = (count: number) => instant(now + count * 86_400_000);
const aVoucher = (overrides: Partial<CourseVoucherFacts> = {}): CourseVoucherFacts => ({
  validTo: days(30),
  maxUses: 20,
  used: 0,
  isGiven: true,
  ...overrides,
});
const ids = { customerGroupId: 1, talentCourseId: 2 };

test("the default is 20 uses for 30 days, and fewer uses or a shorter time are accepted (2.020-2.022, X97)", () => {
  expect(validateCourseVoucher(ids, now)).toEqual({
    ok: true,
    value: { groupId: 1, courseId: 2, maxUses: 20, validTo: days(30) },
  });
  expect(validateCourseVoucher({ ...ids, maxUses: 1, endDate: days(1) }, now)).toMatchObject({
    value: { maxUses: 1, validTo: days(1) },
  });
  // A browser whose clock is slightly ahead sends a later end.
  expect(validateCourseVoucher({ ...ids, endDate: days(30) + 60_000 }, now)).toMatchObject({
    value: { validTo: days(30) },
  });
});

test.each([
  [{ maxUses: 0 }, "maxUses", "OUT_OF_RANGE"],
  [{ maxUses: 21 }, "maxUses", "OUT_OF_RANGE"],
  [{ maxUses: 1.5 }, "maxUses", "OUT_OF_RANGE"],
  [{ endDate: now }, "endDate", "IN_THE_PAST"],
  [{ endDate: days(31) }, "endDate", "DATE_TOO_LATE"],
  [{ endDate: "soon" }, "endDate", "NOT_A_DATE"],
])("%j is refused as a voucher (2.020, X97)", (wrong, path, code) => {
  expect(validateCourseVoucher({ ...ids, ...wrong }, now)).toMatchObject({
    ok: false,
    error: [{ path, code }],
  });
});

test.each<[string, CourseVoucherFacts | undefined, boolean, object]>([
  ["an unknown code (2.010)", undefined, false, { code: "INVALID_VOUCHER" }],
  ["a voucher used before (2.009)", aVoucher(), true, { code: "VOUCHER_ALREADY_USED" }],
  ["an expired voucher used before", aVoucher({ validTo: now }), true, { code: "VOUCHER_ALREADY_USED" }],
  [
    "an expired voucher (2.011, 2.014)",
    aVoucher({ validTo: now }),
    false,
    { code: "OLD_VOUCHER", validTo: now },
  ],
  [
    "a voucher for a course that the group no longer has (2.012)",
    aVoucher({ isGiven: false }),
    false,
    { code: "VOUCHER_EXPIRED" },
  ],
  ["a voucher without uses left (2.008)", aVoucher({ used: 20 }), false, { code: "VOUCHER_NO_MORE_USES" }],
])("%s", (_what, voucher, hasAccepted, error) => {
  expect(acceptCourseVoucher(voucher, hasAccepted, now)).toEqual({ ok: false, error });
});

test("exactly maxUses people can accept", () => {
  fc.assert(
    fc.property(fc.integer(courseVoucherLimits.uses), fc.nat({ max: 40 }), (maxUses, people) => {
      let voucher = aVoucher({ maxUses });
      for (let person = 0; person < people; person += 1) {
        const outcome = acceptCourseVoucher(voucher, false, now);
        expect(outcome.ok).toBe(person < maxUses);
        if (outcome.ok) voucher = { ...voucher, used: voucher.used + 1 };
      }
      expect(courseVoucherState({ ...voucher, hasCode: true }, now)).toBe(
        people < maxUses ? "open" : "used_up",
      );
    }),
  );
});

test("a link can be changed only while its voucher can still be used", () => {
  const getState = (facts: Partial<CourseVoucherFacts>, hasCode = true) =>
    courseVoucherState({ ...aVoucher(facts), hasCode }, now);
  const states = [
    getState({}),
    getState({}, false),
    getState({ used: 20 }),
    getState({ isGiven: false }),
    getState({ validTo: now }),
  ];
  expect(states).toEqual(["open", "revoked", "used_up", "ended", "expired"]);
  expect(states.map(mayChangeCourseVoucherCode)).toEqual([true, true, false, false, false]);
});

test("a course code has all 128 bits and is not read as a group, event or modules code (2.001, 2.002)", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), fc.nat({ max: 127 }), (random, bit) => {
      const code = courseVoucherCode(random);
      const other = Uint8Array.from(random, (byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      expect(courseVoucherCode(other)).not.toBe(code);
      expect(parseCourseVoucherCode(code)).toBe(code);
      expect(inviteKind(code)).toBe("group");
    }),
  );
  for (const wrong of ["", "crsv", "cerav0", `grp${"0".repeat(26)}`])
    expect(parseCourseVoucherCode(wrong)).toBeUndefined();
  expect(() => courseVoucherCode(new Uint8Array(8))).toThrow(RangeError);
  expect(courseVoucherLink("https://a.example", "crsv0")).toBe("https://a.example/?voucherCode=crsv0");
});
