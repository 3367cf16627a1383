import fc from "fast-check";
import { expect, test } from "vitest";
import { inviteKind } from "../invite-code.ts";
import { groupCodeBytes, groupInviteCode, parseGroupInviteCode } from "./invite-code.ts";

const randomBytes = fc.uint8Array({ minLength: groupCodeBytes, maxLength: groupCodeBytes });

test("a group code is never recognised as one for an event or for cloud modules (X95)", () => {
  fc.assert(
    fc.property(randomBytes, (random) => {
      const code = groupInviteCode(random);
      expect(inviteKind(code)).toBe("group");
      expect(parseGroupInviteCode(code)).toBe(code);
    }),
  );
});

test("a group code contains all 128 random bits", () => {
  fc.assert(
    fc.property(randomBytes, fc.nat({ max: groupCodeBytes * 8 - 1 }), (random, bit) => {
      const other = Uint8Array.from(random);
      const at = bit >> 3;
      other[at] = (other[at] ?? 0) ^ (1 << (bit & 7));
      expect(groupInviteCode(other)).not.toBe(groupInviteCode(random));
    }),
  );
});

test("malformed text is refused as a group code", () => {
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

test("a group code cannot be made from too few random bytes", () => {
  expect(() => groupInviteCode(new Uint8Array(8))).toThrow(RangeError);
});
