import { expect, test } from "vitest";
import { busyShare, slowest, spanOf, timesOf } from "./reports.ts";

const vitest = {
  startTime: 1000,
  testResults: [
    { startTime: 2000, endTime: 5000, assertionResults: [{ fullName: "long", duration: 3000 }] },
    { startTime: 5000, endTime: 9000, assertionResults: [{ fullName: "skipped" }] },
  ],
};
const journeys = {
  stats: { startTime: "1970-01-01T00:00:02.000Z", duration: 500 },
  suites: [
    {
      specs: [{ title: "signs in", tests: [{ results: [{ duration: 4000 }, { duration: 100 }] }] }],
      suites: [{ specs: [{ title: "signs out", tests: [{ results: [{ duration: 200 }] }] }] }],
    },
  ],
};

test("the slowest tests of all suites come first, with the time of all their tries", () => {
  const times = [
    ...timesOf({ suite: "api", report: vitest }),
    ...timesOf({ suite: "web", report: journeys }),
  ];
  expect(slowest(times, 3)).toEqual([
    { suite: "web", name: "signs in", ms: 4100 },
    { suite: "api", name: "long", ms: 3000 },
    { suite: "web", name: "signs out", ms: 200 },
  ]);
});

test("a suite's time span is from its start to the end of its last file", () => {
  expect(spanOf({ suite: "api", report: vitest })).toEqual({ from: 1000, to: 9000 });
  expect(spanOf({ suite: "web", report: journeys })).toEqual({ from: 2000, to: 2500 });
  expect(spanOf({ suite: "empty", report: { startTime: 1, testResults: [] } })).toBeUndefined();
});

test("the processors are as busy as they were not idle between the two readings", () => {
  const reading = (user: number, sys: number, idle: number) => ({
    times: { user, nice: 0, sys, idle, irq: 0 },
  });
  const before = [reading(1000, 500, 9000), reading(0, 0, 9000)];
  const after = [reading(1060, 520, 9020), reading(40, 20, 9040)];
  expect(busyShare(before, after)).toBeCloseTo(0.7);
  expect(busyShare(before, before)).toBe(0);
});
