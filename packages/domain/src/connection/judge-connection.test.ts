import { describe, expect, test } from "vitest";
import type { ConnectionFacts } from "./connection-facts.ts";
import { isOutOfReach, judgeConnection } from "./judge-connection.ts";

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

describe("judging a connection", () => {
  test.each<[string, Partial<ConnectionFacts>, string]>([
    ["a good connection", {}, "good"],
    ["a connection exactly at the limits", { roundTripMs: 80, jitterMs: 20, downMbit: 8, upMbit: 1 }, "good"],
    ["a longer round trip", { roundTripMs: 81 }, "weak"],
    ["a round trip that is too long", { roundTripMs: 151 }, "bad"],
    ["a high jitter", { jitterMs: 60 }, "bad"],
    ["some lost packets", { lostPercent: 5 }, "weak"],
    ["a slow download", { downMbit: 2 }, "bad"],
    ["a slow upload", { upMbit: 0.5 }, "weak"],
    [
      "a connection without web sockets",
      { hasSocket: false, roundTripMs: null, jitterMs: null, lostPercent: null },
      "bad",
    ],
    ["a download without data in time", { downMbit: null }, "bad"],
    ["an upload without data in time", { upMbit: null }, "bad"],
    ["a download without data in time", { downMbit: null }, "bad"],
    ["an upload without data in time", { upMbit: null }, "bad"],
    ["a browser without a required feature", { missing: ["WebSocket"] }, "bad"],
    [
      "measured to the portal only, so the simulator is unknown",
      { target: "portal", hasSocket: null, downMbit: null, upMbit: null },
      "unknown",
    ],
    ["a weak connection to the portal", { target: "portal", hasSocket: null, roundTripMs: 100 }, "weak"],
  ])("%s", (_what, facts, expected) => {
    expect(overall(facts)).toBe(expected);
  });
});

test("a simulator without any response is out of reach, and one without a socket alone is not", () => {
  const silent = { ...good, hasSocket: false, downMbit: null, upMbit: null };
  expect(isOutOfReach(silent)).toBe(true);
  expect(isOutOfReach({ ...silent, downMbit: 5 })).toBe(false);
  expect(isOutOfReach({ ...silent, target: "portal", hasSocket: null })).toBe(false);
});
