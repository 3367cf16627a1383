import { expect, test } from "vitest";
import { durationText } from "./duration-text.ts";

test.each([
  [0.4, "under a second"],
  [1, "1 second"],
  [89, "89 seconds"],
  [90, "2 minutes"],
  [3600, "60 minutes"],
  [7200, "2 hours"],
])("%d seconds are %s", (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
