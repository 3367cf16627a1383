import { instant } from "@cathedra/domain";
import { expect, test } from "vitest";
import { timeUntil } from "./time-until.ts";

const hour = 3_600_000;
const at = instant(1_800_000_000_000);

test.each([
  [49 * hour, "Starts in 3 days", hour],
  [48 * hour, "Starts in 2 days", 24 * hour],
  [24 * hour, "Starts in 24 hours", hour],
  [1.5 * hour, "Starts in 2 hours", 0.5 * hour],
  [hour, "Starts in 1 hour", hour],
])("%i ms before it: %s", (left, words, turnsIn) => {
  const now = instant(at - left);
  const soon = timeUntil(at, now);
  expect(soon.words).toBe(words);
  expect((soon.changesAt ?? 0) - now).toBe(turnsIn);
});

test("what has begun is not said to go on: nobody may have started it", () => {
  expect(timeUntil(at, at)).toEqual({ words: null, changesAt: null });
});
