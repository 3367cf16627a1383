import { expect, test } from "vitest";
import type { Round } from "./load.ts";
import { compare, median } from "./ratios.ts";
import { asText } from "./report.ts";

const round = (requestsPerSecond: number, cpuPerRequest = 1, p95 = 2): Round => ({
  requestsPerSecond,
  p50: 1,
  p95,
  p99: 3,
  cpuPerRequest,
  serverCpuPerRequest: cpuPerRequest / 2,
  memory: 100,
  bytesPerRequest: 10,
});

test("the median of an even number of values is between the middle two", () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([3, 1, 2])).toBe(2);
  expect(() => median([])).toThrow(RangeError);
});

test("ratios compare neighbouring rounds, so a slowdown of the whole machine does not affect them", () => {
  const lines = compare([
    { contender: "raw", rounds: [round(1000), round(100), round(10)] },
    { contender: "portal", rounds: [round(600, 2), round(60, 2), round(6, 2)] },
  ]);
  expect(lines.map(({ of }) => of.raw)).toEqual([
    { speed: 1, cpu: 1 },
    { speed: 0.6, cpu: 2 },
  ]);
  expect(lines[0]?.of.portal?.speed).toBeCloseTo(1 / 0.6);
});

test("each measure is the median of its own rounds", () => {
  const [line] = compare([{ contender: "portal", rounds: [round(1, 3, 9), round(2, 2, 5), round(3, 1, 7)] }]);
  expect(line).toMatchObject({
    requestsPerSecond: 2,
    p95: 7,
    cpuPerRequest: 2,
    serverCpuPerRequest: 1,
    memory: 100,
  });
});

test("the portal's share of raw-auth is reported for every size, the smallest first", () => {
  const measured = [1000, 10].map((size) => ({
    size,
    workload: "list: a person's latest 25",
    lines: compare([
      { contender: "raw-auth", rounds: [round(100)] },
      { contender: "portal", rounds: [round(size === 10 ? 70 : 60)] },
    ]),
    heaviestMs: 1,
    slowestMs: 1,
    over100ms: [],
  }));
  expect(asText(measured)).toContain("Of raw-auth at 10; 1,000 records: list 0.70, 0.60.");
});
