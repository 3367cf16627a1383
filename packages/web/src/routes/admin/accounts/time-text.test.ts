import { expect, test } from "vitest";
import { timeText } from "./time-text.ts";

const minute = 60_000;

test.each([
  [120 * minute, "2 hours"],
  [60 * minute, "1 hour"],
  [80 * minute, "1 hour 20 minutes"],
  [minute, "1 minute"],
  [0, "0 minutes"],
])("%i ms are %s", (ms, text) => {
  expect(timeText(ms)).toBe(text);
});
