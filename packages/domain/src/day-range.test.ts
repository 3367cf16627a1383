import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDay } from "../test/builders.ts";
import { isReversed, rangeError } from "./day-range.ts";

test("a last day before the first one is refused at its field; open ends and one day are not", () => {
  expect(rangeError("endDate", { from: "2026-11-10", to: "2026-11-09" })).toMatchObject({
    path: "endDate",
    code: "DATE_TOO_EARLY",
    message: "The date should not be before 2026-11-10",
  });
  expect(rangeError("to", { from: "2026-11-10", to: "2026-11-10" })).toBeUndefined();
  expect(rangeError("to", { from: null, to: "2026-11-10" })).toBeUndefined();
  expect(rangeError("to", { from: "2026-11-10", to: null })).toBeUndefined();
});

test("of two different days one order is a range and the other is not", () => {
  fc.assert(
    fc.property(anyDay, anyDay, (from, to) => {
      expect(isReversed({ from, to }) && isReversed({ from: to, to: from })).toBe(false);
      expect(isReversed({ from, to }) || isReversed({ from: to, to: from })).toBe(from !== to);
    }),
  );
});
