import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDay } from "../test/builders.ts";
import { isReversed, rangeError } from "./day-range.ts";

test("a last day before the first is reported at its field, and open ranges and single days are accepted", () => {
  expect(rangeError("endDate", { from: "2026-11-10", to: "2026-11-09" })).toMatchObject({
    path: "endDate",
    code: "DATE_TOO_EARLY",
    message: "The date should not be before 2026-11-10",
  });
  expect(rangeError("to", { from: "2026-11-10", to: "2026-11-10" })).toBeUndefined();
  expect(rangeError("to", { from: null, to: "2026-11-10" })).toBeUndefined();
  expect(rangeError("to", { from: "2026-11-10", to: null })).toBeUndefined();
});

test("for two different days, exactly one order is reversed", () => {
  fc.assert(
    fc.property(anyDay, anyDay, (from, to) => {
      expect(isReversed({ from, to }) && isReversed({ from: to, to: from })).toBe(false);
      expect(isReversed({ from, to }) || isReversed({ from: to, to: from })).toBe(from !== to);
    }),
  );
});
