import fc from "fast-check";
import { expect, test } from "vitest";
import { inviteCodeBytes, inviteKind } from "../../invite-code.ts";
import { voucherKinds } from "./lifecycle.ts";
import { accessCode, parseAccessCode } from "./voucher-code.ts";

test("a code is read back with its kind (2.001)", () => {
  const random = fc.uint8Array({ minLength: inviteCodeBytes, maxLength: inviteCodeBytes });
  fc.assert(
    fc.property(fc.constantFrom(...voucherKinds), random, (kind, bytes) => {
      const code = accessCode(kind, bytes);
      expect(parseAccessCode(code)).toEqual({ kind, code });
      expect(inviteKind(code)).toBe(kind);
      expect(parseAccessCode(code.toUpperCase())).toBeUndefined();
    }),
  );
});

test("a group code and malformed text are refused", () => {
  for (const text of ["", "cerav", "cmrav123", `grp${"0".repeat(26)}`, `cerav${"0".repeat(26)}\n`])
    expect(parseAccessCode(text)).toBeUndefined();
});
