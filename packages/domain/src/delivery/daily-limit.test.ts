import { expect, test } from "vitest";
import { instant } from "../time.ts";
import { dailyLimitPassed } from "./daily-limit.ts";
import { deliveryLimits } from "./limits.ts";

const { aDay } = deliveryLimits;
const late = instant(Date.parse("2026-11-23T23:59:59.999Z"));
const midnight = instant(Date.parse("2026-11-24T00:00:00Z"));

test("a day accepts runs and bytes up to the limits, and no more (12.032)", () => {
  expect(dailyLimitPassed(aDay, late)).toBeUndefined();
  expect(dailyLimitPassed({ ...aDay, runs: aDay.runs + 1 }, late)).toEqual({
    limit: "runs",
    most: aDay.runs,
    availableAt: midnight,
  });
  expect(dailyLimitPassed({ ...aDay, bytes: aDay.bytes + 1 }, midnight)).toEqual({
    limit: "bytes",
    most: aDay.bytes,
    availableAt: midnight + 86_400_000,
  });
});
