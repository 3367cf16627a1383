import { describe, expect, test } from "vitest";
import type { ConnectionFacts } from "./facts.ts";
import { judgeConnection } from "./judge.ts";
import { medianOf, spreadOf } from "./statistics.ts";

const good: ConnectionFacts = {
  browser: "Chrome 142",
  missing: [],
  target: "simulator",
  hasSocket: true,
  roundTripMs: 30,
  jitterMs: 3,
  lostPercent: 0,
  downMbit: 50,
  upMbit: 10,
};
const overall = (facts: Partial<ConnectionFacts>) => judgeConnection({ ...good, ...facts }).overall;

describe("a connection", () => {
  test.each<[string, Partial<ConnectionFacts>, string]>([
    ["as it should be", {}, "good"],
    ["at the limits", { roundTripMs: 80, jitterMs: 20, downMbit: 8, upMbit: 1 }, "good"],
    ["a longer way", { roundTripMs: 81 }, "weak"],
    ["too long a way", { roundTripMs: 151 }, "bad"],
    ["that wavers", { jitterMs: 60 }, "bad"],
    ["that loses some", { lostPercent: 5 }, "weak"],
    ["that is slow", { downMbit: 2 }, "bad"],
    ["that hardly takes anything", { upMbit: 0.5 }, "weak"],
    [
      "without web sockets",
      { hasSocket: false, roundTripMs: null, jitterMs: null, lostPercent: null },
      "bad",
    ],
    ["in a browser that lacks something", { missing: ["WebSocket"] }, "bad"],
    [
      "measured to the portal alone: nothing is known of the simulator",
      { target: "portal", hasSocket: null, downMbit: null, upMbit: null },
      "unknown",
    ],
    ["weak to the portal already", { target: "portal", hasSocket: null, roundTripMs: 100 }, "weak"],
  ])("%s", (_what, facts, expected) => {
    expect(overall(facts)).toBe(expected);
  });
});

test("the middle and the spread of what was measured", () => {
  expect(medianOf([])).toBe(0);
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(medianOf([1, 2, 3, 10])).toBe(2.5);
  expect(spreadOf([10, 12, 14, 100])).toBe(2);
});
