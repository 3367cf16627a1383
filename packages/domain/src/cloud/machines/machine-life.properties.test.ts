import fc from "fast-check";
import { expect, test } from "vitest";
import {
  aClaim,
  admin,
  anyFinding,
  later,
  noon,
  ready,
  running,
  starting,
  limits as usual,
} from "../../../test/machines.ts";
import type { MachineId, SessionId } from "../../ids.ts";
import type { Result } from "../../result.ts";
import type { Instant } from "../../time.ts";
import { actOnMachine, adminActions } from "./admin-actions.ts";
import { decideNextStep } from "./decide-next-step.ts";
import {
  brokenLinks,
  type Claim,
  type HistoryRow,
  isResting,
  type Machine,
  machineFlaws,
} from "./machine.ts";
import {
  claimMachine,
  endMachineSession,
  forgetFailure,
  moveSessionEnd,
  prewarmMachine,
  registerMachine,
  restMachine,
  wakeMachine,
} from "./machine-acts.ts";
import type { MachineChange } from "./machine-change.ts";
import type { MachineRefusal } from "./machine-refusal.ts";
import type { Observation } from "./observation.ts";
import { machineTransitions } from "./transitions.ts";

// Machines are turned on for a person as soon as they are off, because the simulated lives are short.
const limits = { ...usual, powerOffMs: 0, restAfterMs: 0 };

type Act = (machine: Machine, now: Instant, turn: number) => Result<MachineChange, MachineRefusal>;

const session = (turn: number) => ({ sessionId: `session-${turn}` as SessionId });
const claimFor: Act = (machine, now, turn) =>
  claimMachine(
    machine,
    aClaim({ ...session(turn), claimedAt: now, limit: { kind: "for", ms: 600_000 } }),
    now,
    limits,
  );
const claimForEvent: Act = (machine, now, turn) => {
  const limit = { kind: "until", at: later(600_000, now) } as const;
  return claimMachine(machine, aClaim({ ...session(turn), claimedAt: now, limit }), now, limits);
};
const wakeFor: Act = (machine, now, turn) =>
  wakeMachine(machine, aClaim({ ...session(turn), claimedAt: now }), now, limits);

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(claimFor, claimForEvent) },
  { weight: 2, arbitrary: fc.constant(wakeFor) },
  fc.boolean().map(
    (isAdmin): Act =>
      (machine, now) =>
        endMachineSession(machine, admin, now, limits, isAdmin),
  ),
  fc.constant<Act>((machine) => forgetFailure(machine, limits)),
  fc.constantFrom("PREWARMED" as const, "EVENT_NEAR" as const).map(
    (cause): Act =>
      (machine, now) =>
        prewarmMachine(machine, null, now, limits, cause),
  ),
  fc.constant<Act>((machine, now) => restMachine(machine, "EVENT_NEAR", now, limits)),
  fc.integer({ min: 0, max: 7_200_000 }).map(
    (ms): Act =>
      (machine, now) =>
        moveSessionEnd(machine, later(ms, now), now, limits),
  ),
  fc.constantFrom(...adminActions.filter(({ key }) => key !== "remove")).map(
    ({ key }): Act =>
      (machine, now) =>
        actOnMachine(machine, key, admin, now, limits),
  ),
);

const helpful = {
  ready: () => ready,
  running: (_: Instant, claim: Claim) => running(claim),
  starting: (_: Instant, claim: Claim) => starting(claim),
};
const anyTurn = fc.record({
  passes: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 0, max: 5000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 4_000_000 }) },
  ),
  // In half of the turns the machine does what it is asked to, because otherwise few lives would reach a session.
  finding: fc.oneof(fc.constantFrom(helpful.ready, helpful.running, helpful.starting), anyFinding),
  act: fc.option(anyAct, { freq: 3 }),
  isRoomSeen: fc.integer({ max: 4, min: 0 }).map((dice) => dice === 0),
});
const anyLife = fc.array(anyTurn, { minLength: 1, maxLength: 40 });
type Turn = {
  readonly passes: number;
  readonly finding: (now: Instant, claim: Claim) => Observation;
  readonly act: Act | null;
  readonly isRoomSeen: boolean;
};

/** Simulates the life of a machine and passes every change to `see`. */
function live(life: readonly Turn[], see: (change: MachineChange, before: Machine, now: Instant) => void) {
  const born = registerMachine("machine" as MachineId, admin, noon);
  const on = actOnMachine(born.machine, "turnOn", admin, noon, limits);
  if (!on.ok) throw new Error(on.error.code);
  const history: HistoryRow[] = [born.history];
  let machine = born.machine;
  let now = noon;
  const store = (change: MachineChange) => {
    see(change, machine, now);
    machine = change.machine;
    if (change.history !== null) history.push(change.history);
  };
  store(on.value);
  for (const [turn, { passes, finding: find, act, isRoomSeen }] of life.entries()) {
    now = later(passes, now);
    const acted = act?.(machine, now, turn);
    if (acted?.ok === true) store(acted.value);
    const found = find(now, machine.claim ?? aClaim());
    if (found.kind === "agent") machine = { ...machine, lastSeenAt: now };
    if (isRoomSeen) machine = { ...machine, roomSeenAt: now };
    for (let count = 0; count < 10; count += 1) {
      const { change } = decideNextStep(machine, found, now, limits);
      if (change === null) break;
      store(change);
    }
    expect(decideNextStep(machine, found, now, limits).change).toBe(null);
    if (!isResting(machine)) expect(machine.deadlineAt).toBeGreaterThan(now);
  }
  return { machine, history, now };
}

const longest = limits.prepareMs + limits.dispatchMs + limits.startMs + 7_200_000 + limits.prepareMs;
const getName = ({ from, to, cause }: { from: string; to: string; cause: string }) =>
  `${from} ${to} ${cause}`;
const legal = new Set(machineTransitions.map(getName));

test("for any events in any order, a machine stays consistent, with linked history and only legal transitions", () => {
  fc.assert(
    fc.property(anyLife, (life) => {
      const { history } = live(life, ({ machine, expectedVersion, history: row }, before) => {
        expect(machineFlaws(machine)).toEqual([]);
        expect([expectedVersion, machine.version]).toEqual([before.version, before.version + 1]);
        if (row === null) return expect(machine.status).toBe(before.status);
        expect(legal).toContain(getName({ from: before.status, to: machine.status, cause: machine.cause }));
        return expect(row).toMatchObject({ newStatus: machine.status, cause: machine.cause });
      });
      expect(brokenLinks(history)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test("from any state and with any findings, a machine comes to rest before its deadlines add up", () => {
  fc.assert(
    fc.property(anyLife, fc.infiniteStream(anyTurn), (life, more) => {
      const end = live(life, () => undefined);
      let { machine, now } = end;
      while (!isResting(machine)) {
        expect(now - end.now).toBeLessThanOrEqual(longest);
        const { finding, passes } = more.next().value ?? {
          finding: () => ({ kind: "unknown" as const }),
          passes: 1,
        };
        const found = finding(now, machine.claim ?? aClaim());
        const { change, lookAgainAt } = decideNextStep(machine, found, now, limits);
        machine = change?.machine ?? machine;
        if (change === null) {
          if (lookAgainAt === null) throw new Error(`nobody looks at it again: ${machine.status}`);
          expect(lookAgainAt).toBeGreaterThan(now);
          // The observer may be late, but not by more than the time to the deadline.
          now = later(Math.min(Math.max(passes, lookAgainAt - now), (machine.deadlineAt ?? now) - now), now);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test("each session begins at most once, ends exactly once, and never uses more than its time limit", () => {
  fc.assert(
    fc.property(anyLife, (life) => {
      const given = new Map<string, number>();
      const over: string[] = [];
      const { machine } = live(life, ({ outcome }) => {
        if (outcome.kind === "unchanged" || outcome.kind === "caseChanged") return;
        const { sessionId } = outcome.claim;
        expect(over).not.toContain(sessionId);
        if (outcome.kind === "begun") {
          expect(given.has(sessionId)).toBe(false);
          given.set(sessionId, outcome.session.endsAt);
        }
        if (outcome.kind === "moved" && given.has(sessionId)) given.set(sessionId, outcome.endsAt);
        if (outcome.kind === "abandoned") expect(given.has(sessionId)).toBe(false);
        if (outcome.kind === "ended") {
          expect(outcome.usedMs).toBeGreaterThanOrEqual(0);
          expect(outcome.usedMs).toBe(outcome.endedAt - outcome.startedAt);
          expect(outcome.endedAt).toBeLessThanOrEqual(given.get(sessionId) ?? Number.NaN);
        }
        if (outcome.kind === "abandoned" || outcome.kind === "ended") over.push(sessionId);
      });
      const open = [...given.keys()].filter((id) => !over.includes(id));
      expect(open).toEqual(machine.session === null ? [] : [machine.claim?.sessionId]);
    }),
    { numRuns: 500 },
  );
});

test("random lives use every transition of the table", () => {
  const seen = new Set<string>();
  const lives = fc.sample(anyLife, { numRuns: 12_000, seed: 4 });
  for (const life of lives)
    live(life, ({ machine, history }, before) => {
      if (history !== null)
        seen.add(getName({ from: before.status, to: machine.status, cause: machine.cause }));
    });
  const rare = machineTransitions.filter(({ cause }) => cause !== "REMOVED" && cause !== "RECOVERED");
  expect(rare.map(getName).filter((name) => !seen.has(name))).toEqual([]);
});

test("a removed machine stays removed, and its driver is asked to remove it", () => {
  fc.assert(
    fc.property(anyLife, anyFinding, (life, find) => {
      const { machine, now } = live(life, () => undefined);
      const removed = actOnMachine(machine, "remove", admin, now, limits);
      if (!removed.ok) throw new Error(removed.error.code);
      expect(machineFlaws(removed.value.machine)).toEqual([]);
      const { change, steps } = decideNextStep(removed.value.machine, find(now, aClaim()), now, limits);
      expect(change).toBe(null);
      expect(steps).toMatchObject([{ command: { kind: "remove" } }]);
      for (const { key } of adminActions)
        expect(actOnMachine(removed.value.machine, key, admin, now, limits).ok).toBe(false);
    }),
    { numRuns: 50 },
  );
});
