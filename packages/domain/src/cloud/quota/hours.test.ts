import fc from "fast-check";
import { expect, test } from "vitest";
import { readTopUp, readTopUpHours, wholeHours } from "./hours.ts";

const hour = 3_600_000;

test("balances are shown in whole hours, rounded down (9.020)", () => {
  expect([0, hour - 1, hour, 2.5 * hour].map(wholeHours)).toEqual([0, 0, 1, 2]);
});

test.each([
  ["10", 10 * hour],
  [" 1.5 ", 1.5 * hour],
  ["0,25", 0.25 * hour],
  ["-2", -2 * hour],
  ["\u22122", -2 * hour],
  ["0.33", hour / 3],
  ["0.0167", 60_000],
  ["-0.02", -60_000],
  ["100000", 100_000 * hour],
])("%s hours are %i ms (9.019, 9.030)", (typed, ms) => {
  expect(readTopUpHours(typed)).toEqual({ ok: true, value: ms });
});

test.each([
  ["", "REQUIRED"],
  ["  ", "REQUIRED"],
  ["0", "NO_TIME_TO_ADD"],
  ["-0", "NO_TIME_TO_ADD"],
  ["0.0", "NO_TIME_TO_ADD"],
  ["0.001", "LESS_THAN_A_MINUTE"],
  ["-0.008", "LESS_THAN_A_MINUTE"],
  ["ten", "NOT_A_NUMBER"],
  ["1e3", "NOT_A_NUMBER"],
  ["1.5.5", "NOT_A_NUMBER"],
  ["0x10", "NOT_A_NUMBER"],
  ["1.00001", "NOT_A_NUMBER"],
  ["100001", "TOO_MANY_HOURS"],
  ["-100001", "TOO_MANY_HOURS"],
])("%s is refused: %s", (typed, code) => {
  expect(readTopUpHours(typed)).toMatchObject({ ok: false, error: { path: "hours", code } });
});

test.each([
  [undefined, "REQUIRED"],
  [null, "REQUIRED"],
  [0, "NO_TIME_TO_ADD"],
  [-0, "NO_TIME_TO_ADD"],
  [3600, "NOT_WHOLE_MINUTES"],
  [-90_000, "NOT_WHOLE_MINUTES"],
  ["5", "NOT_A_NUMBER"],
  [Number.NaN, "NOT_A_NUMBER"],
  [0.5, "NOT_A_WHOLE_NUMBER"],
  [Number.POSITIVE_INFINITY, "TOO_MANY_HOURS"],
])("the API refuses %o: %s", (given, code) => {
  expect(readTopUp(given)).toMatchObject({ ok: false, error: { code } });
});

test("an accepted top-up is always a whole number of minutes", () => {
  fc.assert(
    fc.property(fc.double({ min: -1e5, max: 1e5, noNaN: true }), (hours) => {
      const read = readTopUpHours(hours.toFixed(4));
      if (read.ok) expect(Math.abs(read.value % 60_000)).toBe(0);
    }),
  );
});
