import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyDay, day } from "../../../test/builders.ts";
import { addDays } from "../../time.ts";
import { targetSpans } from "./target.ts";
import { countsSince, getProgress, targetsBehind } from "./target-progress.ts";

const anyTarget = fc
  .record({
    minimum: fc.integer({ min: 1, max: 500 }),
    span: fc.constantFrom(...targetSpans),
    months: fc.integer({ min: 1, max: 120 }),
  })
  .map(({ months, ...target }) => ({ ...target, months: target.span === "training" ? months : null }));
const anyCount = fc.integer({ min: 0, max: 600 });
const someDays = fc.integer({ min: 0, max: 4000 });

describe("for any target, count and day", () => {
  test("done and remaining cases make up the minimum, and the state agrees with the numbers", () => {
    fc.assert(
      fc.property(anyTarget, anyCount, anyDay, someDays, (target, done, firstDay, passed) => {
        const progress = getProgress(target, done, firstDay, addDays(firstDay, passed));
        expect(progress.remaining).toBe(Math.max(target.minimum - done, 0));
        expect(progress.expected).toBeGreaterThanOrEqual(0);
        expect(progress.expected).toBeLessThanOrEqual(target.minimum);
        expect(progress.state === "reached").toBe(done >= target.minimum);
        expect(progress.state === "behind").toBe(done < progress.expected);
      }),
    );
  });

  test("one case more never worsens the state, and one day more never improves it", () => {
    const rank = { reached: 2, onTrack: 1, behind: 0, notStarted: 1 };
    fc.assert(
      fc.property(anyTarget, anyCount, anyDay, someDays, (target, done, firstDay, passed) => {
        const asOf = addDays(firstDay, passed);
        const now = getProgress(target, done, firstDay, asOf);
        expect(rank[getProgress(target, done + 1, firstDay, asOf).state]).toBeGreaterThanOrEqual(
          rank[now.state],
        );
        const tomorrow = getProgress(target, done, firstDay, addDays(asOf, 1));
        if (tomorrow.since === now.since) {
          expect(tomorrow.expected).toBeGreaterThanOrEqual(now.expected);
          expect(rank[tomorrow.state]).toBeLessThanOrEqual(rank[now.state]);
        }
      }),
    );
  });

  test("from the last day on, the full minimum is expected", () => {
    fc.assert(
      fc.property(anyTarget, anyDay, someDays, (target, firstDay, later) => {
        const { until } = getProgress(target, 0, firstDay, firstDay);
        if (until === null) throw new Error("no end");
        expect(getProgress(target, 0, firstDay, until).expected).toBe(target.minimum);
        if (target.span !== "training") return;
        expect(getProgress(target, 0, firstDay, addDays(until, later)).expected).toBe(target.minimum);
      }),
    );
  });
});

test("after one of two years of training, half of the minimum is expected", () => {
  const target = { minimum: 40, span: "training", months: 24 } as const;
  const progress = getProgress(target, 19, day("2025-01-01"), day("2026-01-01"));
  expect(progress).toEqual({
    done: 19,
    remaining: 21,
    expected: 20,
    state: "behind",
    since: "2025-01-01",
    until: "2026-12-31",
  });
  expect(getProgress(target, 20, day("2025-01-01"), day("2026-01-01")).state).toBe("onTrack");
});

test("a training without a record has not begun, but a year begins on its date", () => {
  const rule = { minimum: 10, months: null };
  const training = getProgress({ ...rule, span: "training", months: 12 }, 0, null, day("2026-11-21"));
  expect(training).toMatchObject({ state: "notStarted", since: null, until: null, remaining: 10 });
  const year = getProgress({ ...rule, span: "academicYear" }, 0, null, day("2026-11-21"));
  expect(year).toMatchObject({ state: "behind", since: "2026-07-01", until: "2027-06-30", expected: 3 });
});

test("academic years begin on 1 July and calendar years on 1 January", () => {
  expect(countsSince("training", day("2026-11-21"))).toBeNull();
  expect(countsSince("academicYear", day("2026-06-30"))).toBe("2025-07-01");
  expect(countsSince("calendarYear", day("2026-06-30"))).toBe("2026-01-01");
});

test("targets behind schedule come first, ordered by the smallest share of the expected count", () => {
  const standing = (
    done: number,
    expected: number,
    state: "reached" | "onTrack" | "behind" | "notStarted",
  ) => ({
    done,
    expected,
    state,
  });
  const half = standing(5, 10, "behind");
  const none = standing(0, 3, "behind");
  const most = standing(90, 100, "behind");
  const others = [standing(4, 4, "onTrack"), standing(9, 5, "reached"), standing(0, 0, "notStarted")];
  expect(targetsBehind([most, ...others, half, none])).toEqual([none, half, most]);
});
