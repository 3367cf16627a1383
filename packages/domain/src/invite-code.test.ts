import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type InviteKind,
  inviteCodeBytes,
  inviteKind,
  inviteLink,
  isInviteCodeOf,
  makeInviteCode,
} from "./invite-code.ts";

const kinds: readonly InviteKind[] = ["group", "event", "cloud_modules"];
const randomBytes = fc.uint8Array({ minLength: inviteCodeBytes, maxLength: inviteCodeBytes });

test("the first five letters of a code give its kind, and their case matters (2.001, X95)", () => {
  expect(inviteKind("cerav-1234")).toBe("event");
  expect(inviteKind("cmrav")).toBe("cloud_modules");
  for (const code of ["Cerav1", "CMRAV1", "cera", " cerav1", "xcmrav", ""])
    expect(inviteKind(code)).toBe("group");
});

test("a code is recognised only as the kind that it was made for (X95)", () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), randomBytes, (kind, random) => {
      const code = makeInviteCode(kind, random);
      expect(inviteKind(code)).toBe(kind);
      expect(kinds.filter((each) => isInviteCodeOf(each, code))).toEqual([kind]);
    }),
  );
});

test("a malformed code belongs to no kind, and too few random bytes are refused", () => {
  for (const code of ["cerav", "cerav-1234", `cmrav${"u".repeat(26)}`, `cerav${"0".repeat(27)}`])
    expect(kinds.filter((kind) => isInviteCodeOf(kind, code))).toEqual([]);
  expect(() => makeInviteCode("event", new Uint8Array(8))).toThrow(RangeError);
});

test("an invitation link is the start page with the code as a parameter (2.019)", () => {
  expect(inviteLink("https://portal.example", "grp1&x")).toBe("https://portal.example/?inviteCode=grp1%26x");
});
