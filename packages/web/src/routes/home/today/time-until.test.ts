import { instant } from "@cathedra/domain";
import { expect, test } from "vitest";
import { timeUntil } from "./time-until.ts";

type Clock = readonly [day: number, hours: number, minutes?: number];

/** An instant in local time, because another test may have set another time zone. */
const local = ([day, hours, minutes = 0]: Clock) => instant(new Date(2027, 0, day, hours, minutes).getTime());

test.each<[now: Clock, at: Clock, words: string, changesAt: Clock]>([
  // Days are calendar days, so that a week ahead is seven days at any time of day.
  [[8, 7], [15, 14], "Starts in 7 days", [9, 0]],
  [[8, 14], [15, 7], "Starts in 7 days", [9, 0]],
  [[13, 7], [15, 9, 30], "Starts in 2 days", [14, 0]],
  [[14, 7], [15, 7, 30], "Starts in 1 day", [14, 7, 30]],
  // Within a day, hours are rounded up.
  [[14, 8], [15, 8], "Starts in 24 hours", [14, 9]],
  [[15, 6, 30], [15, 8], "Starts in 2 hours", [15, 7]],
  [[15, 7], [15, 8], "Starts in 1 hour", [15, 8]],
])("the time from %j to %j is shown as %s", (now, at, words, changesAt) => {
  expect(timeUntil(local(at), local(now))).toEqual({ words, changesAt: local(changesAt) });
});

test("an event whose time has come has no countdown, because it may not have been started", () => {
  expect(timeUntil(local([15, 8]), local([15, 8]))).toEqual({ words: null, changesAt: null });
});
