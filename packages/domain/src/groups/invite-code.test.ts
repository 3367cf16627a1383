import fc from "fast-check";
import { expect, test } from "vitest";
import { inviteKind } from "../invite-code.ts";
import { groupCodeBytes, groupInviteCode, parseGroupInviteCode } from "./invite-code.ts";

const randomBytes = fc.uint8Array({ minLength: groupCodeBytes, maxLength: groupCodeBytes });

test("a group's code is never that of an event or of cloud modules (X95)", () => {
  fc.assert(
    fc.property(randomBytes, (random) => {
      const code = groupInviteCode(random);
      expect(inviteKind(code)).toBe("group");
      expect(parseGroupInviteCode(code)).toBe(code);
    }),
  );
});

test("different bytes make different codes: all 128 bits are in them", () => {
  fc.assert(
    fc.property(randomBytes, fc.nat({ max: groupCodeBytes * 8 - 1 }), (random, bit) => {
      const other = Uint8Array.from(random);
      const at = bit >> 3;
      other[at] = (other[at] ?? 0) ^ (1 << (bit & 7));
      expect(groupInviteCode(other)).not.toBe(groupInviteCode(random));
    }),
  );
});

test("anything else is no code of a group", () => {
  const code = groupInviteCode(new Uint8Array(groupCodeBytes));
  expect(code).toBe(`grp${"0".repeat(26)}`);
  const others = [
    "",
    "grp",
    `${code}0`,
    code.slice(1),
    code.toUpperCase(),
    ` ${code}`,
    `${code}\n`,
    `grp${"u".repeat(26)}`,
  ];
  for (const other of others) expect(parseGroupInviteCode(other)).toBeUndefined();
  fc.assert(fc.property(fc.string(), (text) => parseGroupInviteCode(text) === undefined));
});

test("too few random bytes are a mistake in the code", () => {
  expect(() => groupInviteCode(new Uint8Array(8))).toThrow(RangeError);
});
