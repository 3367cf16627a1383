import fc from "fast-check";
import { expect, test } from "vitest";
import { formatAttendingName, parseAttendingName } from "./attending-name.ts";

const code = (given: unknown) => {
  const parsed = parseAttendingName(given);
  return parsed.ok ? undefined : parsed.error.code;
};

test.each([
  ["Whitfield, Eleanor", "Eleanor", "Whitfield"],
  ["  van der Berg ,Johan ", "Johan", "van der Berg"],
  ["King, Martin, Jr.", "Martin, Jr.", "King"],
])("%j is %s %s (7.053)", (given, firstName, lastName) => {
  expect(parseAttendingName(given)).toEqual({ ok: true, value: { firstName, lastName } });
});

test.each(["Eleanor Whitfield", ",", "Whitfield,", ", Eleanor", " , ", "Whitfield；Eleanor"])(
  "%j has no first and last name (7.053)",
  (given) => {
    expect(code(given)).toBe("NAME_WITHOUT_COMMA");
  },
);

test("an empty input is reported as a missing name (7.052)", () => {
  for (const nothing of [undefined, null, "", "  "]) expect(code(nothing)).toBe("REQUIRED");
});

test("each part has at most 100 characters", () => {
  expect(code(`${"x".repeat(100)}, ${"y".repeat(100)}`)).toBeUndefined();
  expect(code(`${"x".repeat(101)}, y`)).toBe("TOO_LONG");
  expect(code(`x, ${"y".repeat(5000)}`)).toBe("TOO_LONG");
});

test("a formatted name is read back unchanged", () => {
  const part = fc.stringMatching(/^[\p{L}'.-]{1,20}$/u).map((text) => text.normalize("NFC"));
  fc.assert(
    fc.property(part, part, (firstName, lastName) => {
      const name = { firstName, lastName };
      expect(parseAttendingName(formatAttendingName(name))).toEqual({ ok: true, value: name });
    }),
  );
});
