import { expect, test } from "vitest";
import { instant } from "../time.ts";
import { isTakenDuring } from "./taken-during.ts";

const run = { startedAt: instant(1_000_000), endedAt: instant(1_600_000) };

test.each([
  [1_000_000, 0, true],
  [940_000, 0, true],
  [939_999, 0, false],
  [1_660_000, 0, true],
  [1_660_001, 0, false],
  [1_000_000, 600, true],
  [1_000_000, 661, false],
  [1_600_000, 60, true],
  [1_600_000, 300, false],
  [1_599_000, 300, false],
])("a file taken at %d with a length of %d s belongs to the run: %s", (takenAt, seconds, isOfRun) => {
  expect(isTakenDuring({ takenAt: instant(takenAt), seconds }, run)).toBe(isOfRun);
});
