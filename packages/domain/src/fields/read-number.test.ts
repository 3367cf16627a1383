import fc from "fast-check";
import { expect, test } from "vitest";
import { readNumber } from "./read-number.ts";

const read = (given: unknown) => {
  const parsed = readNumber("doseTime", given, 999_999.999);
  return parsed.ok ? parsed.value : parsed.error.code;
};

test.each([
  ["12", 12],
  ["0", 0],
  [" 4.5 ", 4.5],
  ["4.125", 4.125],
  [".5", 0.5],
  ["007", 7],
  ["", null],
  [null, null],
  [undefined, null],
  [4.125, 4.125],
  [0, 0],
  [999_999.999, 999_999.999],
])("%j is read as %j", (given, value) => {
  expect(read(given)).toBe(value);
});

test("minus zero is read as zero", () => {
  expect(Object.is(read(-0), 0)).toBe(true);
});

test.each(["4.1234", "-1", "+1", "1,5", "1e3", "0x10", "NaN", "Infinity", "4.", ".", "1 2", "abc", "٣"])(
  "the text %j is refused as a number (7.055, 7.056)",
  (given) => {
    expect(read(given)).toBe("NOT_A_NUMBER");
  },
);

test.each([-1, -0.001, 0.0001, 1.2345, Number.NaN, Number.POSITIVE_INFINITY, true, {}, [5]])(
  "the value %j is refused as a number",
  (given) => {
    expect(read(given)).toBe("NOT_A_NUMBER");
  },
);

test.each([1_000_000, "1000000", "99999999999999", 1e21])("%j is too large", (given) => {
  expect(read(given)).toBe("NUMBER_TOO_LARGE");
});

test("a number and its text give the same number", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (thousandths) => {
      const dose = thousandths / 1000;
      expect(read(dose)).toBe(dose);
      expect(read(dose.toFixed(3))).toBe(dose);
    }),
  );
});
