import fc from "fast-check";
import { expect, test } from "vitest";
import {
  aClaim,
  aMachine,
  anyFinding,
  failed,
  foreign,
  later,
  limits,
  noon,
  ready,
  running,
  starting,
  stopped,
} from "../../../test/machines.ts";
import { decideNextStep } from "./decide-next-step.ts";
import type { Machine } from "./machine.ts";
import { isSeenAlive, type Observation } from "./observation.ts";

// These tests check the time charged for a session of one hour, depending on when its machine was last seen.

const hour = 3_600_000;
const inSession = (seenAtMs: number): Machine =>
  aMachine({
    status: "started",
    cause: "STARTED",
    claim: aClaim(),
    session: { startedAt: noon, endsAt: later(hour) },
    deadlineAt: later(hour),
    lastSeenAt: later(seenAtMs),
  });

function usedMs(machine: Machine, found: Observation, nowMs: number): number {
  const outcome = decideNextStep(machine, found, later(nowMs), limits).change?.outcome;
  if (outcome?.kind !== "ended") throw new Error(`not ended, but ${outcome?.kind}`);
  return outcome.usedMs;
}

const ending: Observation = { kind: "agent", activity: { phase: "ending", sessionId: aClaim().sessionId } };
const silentSince = (ms: number): Observation => ({ kind: "silent", since: later(ms) });

test.each([
  ["seen shortly before, and one request had no answer", hour - 5000, silentSince(hour), hour],
  ["one answer was invalid", hour - 5000, { kind: "garbage", since: later(hour) } as const, hour],
  ["the state is unknown", hour - 5000, { kind: "unknown" } as const, hour],
  ["the machine ended the session on time", hour - 5900, ready, hour],
  ["the machine is still ending the session", hour - 5900, ending, hour],
  ["not observed for half a minute", hour - 30_000, ready, hour],
  ["silent for as long as counts as a failure", hour - 60_001, silentSince(hour - 60_000), hour - 60_001],
  ["the machine stopped", hour - 5000, stopped, hour - 5000],
  ["the simulator started again", hour - 5000, starting(), hour - 5000],
  ["another session is running", hour - 5000, foreign, hour - 5000],
  ["the simulator failed, which is reported at once", hour - 9000, failed(), hour - 4000],
  ["not observed for long, and still running", 20_000, running(), hour],
])("used time at the limit: %s", (_, seenAtMs, found, expected) => {
  expect(usedMs(inSession(seenAtMs), found, hour)).toBe(expected);
});

const anyLook = fc.record({
  seenAtMs: fc.oneof(
    fc.integer({ min: 0, max: hour }),
    fc.integer({ min: hour - 2 * limits.silentMs, max: hour }),
  ),
  lateMs: fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 86_400_000 })),
  find: anyFinding,
});

test("the used time is at least the observed time, at most the limit, and adds at most one tolerated silence", () => {
  fc.assert(
    fc.property(anyLook, ({ seenAtMs, lateMs, find }) => {
      const machine = inSession(seenAtMs);
      const found = find(later(hour + lateMs), aClaim());
      const used = usedMs(machine, found, hour + lateMs);
      expect(used).toBeGreaterThanOrEqual(seenAtMs);
      expect(used).toBeLessThanOrEqual(
        isSeenAlive(machine, found) ? hour : Math.min(hour, seenAtMs + limits.silentMs),
      );
    }),
  );
});

test("a healthy machine observed in time uses exactly its limit, even if the last observation is late", () => {
  const well = fc.constantFrom<Observation>(running(), ready, ending);
  const seen = fc.integer({ min: hour - limits.silentMs, max: hour });
  fc.assert(
    fc.property(seen, well, fc.integer({ min: 0, max: 86_400_000 }), (seenAtMs, found, lateMs) => {
      expect(usedMs(inSession(seenAtMs), found, hour + lateMs)).toBe(hour);
    }),
  );
});

test("a stopped session is charged only for the time in which it was observed", () => {
  fc.assert(
    fc.property(anyLook, ({ seenAtMs, lateMs }) => {
      expect(usedMs(inSession(seenAtMs), stopped, hour + lateMs)).toBe(seenAtMs);
    }),
  );
});
