import { expect, test } from "vitest";
import type { Round } from "./load.ts";
import { compare, median } from "./ratios.ts";

const round = (requestsPerSecond: number, cpuPerRequest = 1): Round => ({
  requestsPerSecond,
  p50: 1,
  p99: 2,
  cpuPerRequest,
  bytesPerRequest: 10,
});

test("the median of an even number is between the middle two", () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([3, 1, 2])).toBe(2);
  expect(() => median([])).toThrow(RangeError);
});

test("ratios are of neighbouring rounds: a machine that slows down for both changes nothing", () => {
  const lines = compare(
    [
      { contender: "raw", rounds: [round(1000), round(100), round(10)] },
      { contender: "portal", rounds: [round(600, 2), round(60, 2), round(6, 2)] },
    ],
    "raw",
  );
  expect(lines.map(({ speed, cpu }) => [speed, cpu])).toEqual([
    [1, 1],
    [0.6, 2],
  ]);
});

test("without its reference there is nothing to say", () => {
  expect(() => compare([{ contender: "portal", rounds: [round(1)] }], "raw")).toThrow(
    "no series of the reference",
  );
});
