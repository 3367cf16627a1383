import { expect, test } from "vitest";
import { getElapsed, usualTime } from "./elapsed.ts";

test.each([
  [0, "0:00 of about 3 min"],
  [65_900, "1:05 of about 3 min"],
  [180_000, "3:00 of about 3 min"],
  [181_000, "3:01, longer than the usual 3 min"],
  [605_000, "10:05, longer than the usual 3 min"],
])("elapsed time %d ms after the begin of a start that usually takes three minutes", (ms, words) => {
  expect(getElapsed(ms, 180_000)).toBe(words);
});

test("the usual duration is shown in seconds below a minute", () => {
  expect([5000, 59_000, 60_000, 170_000].map(usualTime)).toEqual(["5 s", "59 s", "1 min", "3 min"]);
});
