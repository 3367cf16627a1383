import { describe, expect, test } from "vitest";
import {
  aClaim,
  admin,
  aMachine,
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
import type { CaseId } from "../../ids.ts";
import type { Instant } from "../../time.ts";
import { actOnMachine } from "./admin-actions.ts";
import { decideNextStep } from "./decide-next-step.ts";
import type { Machine } from "./machine.ts";
import { claimMachine, endMachineSession, moveSessionEnd } from "./machine-acts.ts";
import { machineLimits } from "./machine-limits.ts";
import type { Observation } from "./observation.ts";

const silent = (ms: number, now: Instant): Observation => ({ kind: "silent", since: later(-ms, now) });

/** Stores every change, as the reconciler does. */
function settle(machine: Machine, found: Observation, now: Instant = noon) {
  const history: string[] = [];
  let decision = decideNextStep(machine, found, now, limits);
  while (decision.change !== null) {
    history.push(`${decision.change.history?.prevStatus}→${decision.change.machine.status}`);
    decision = decideNextStep(decision.machine, found, now, limits);
  }
  return { ...decision, history };
}

function claimed(overrides = {}): Machine {
  const change = claimMachine(aMachine(), aClaim(overrides), noon, limits);
  if (!change.ok) throw new Error(change.error.code);
  return change.value.machine;
}
const waiting = () => settle(claimed(), ready).machine;
const loading = () => settle(waiting(), starting()).machine;
const inSession = (at = noon) => settle(waiting(), running(), at).machine;

test("a start passes through claimed, idle, starting and started, and is sent when the machine answers", () => {
  expect(claimed()).toMatchObject({ status: "desired", deadlineAt: later(limits.confirmMs) });
  const idle = settle(claimed(), ready);
  expect(idle.machine.status).toBe("idle");
  expect(idle.steps).toEqual([
    {
      id: "machine:5:startSession:session-1:0",
      command: {
        kind: "startSession",
        sessionId: "session-1",
        moduleId: "carotid-stenting",
        caseId: "carotid-stenting-01",
      },
    },
  ]);
  const begun = settle(idle.machine, running(), later(200));
  expect(begun.history).toEqual(["idle→starting", "starting→started"]);
  expect(begun.machine).toMatchObject({
    status: "started",
    session: { startedAt: later(200), endsAt: later(3_600_200) },
    deadlineAt: later(3_600_200),
  });
  // The machine is sent the end of its session until it has confirmed it.
  expect(begun.steps[0]?.command).toMatchObject({ kind: "setEnd", endsAt: later(3_600_200) });
  expect(settle(begun.machine, running(aClaim(), later(3_600_200)), later(300)).steps).toEqual([]);
});

test("repeated processing takes the same step once, and retries it if it had no effect", () => {
  const machine = waiting();
  const first = decideNextStep(machine, ready, later(100), limits).steps;
  expect(decideNextStep(machine, ready, later(4900), limits).steps).toEqual(first);
  expect(decideNextStep(machine, ready, later(5000), limits).steps[0]?.id).not.toBe(first[0]?.id);
  expect(decideNextStep(machine, starting(), later(5000), limits).steps).toEqual([]);
});

describe("a start that fails ends in off with its reason and uses no time (X66)", () => {
  test.each([
    [
      "the claimed machine does not answer",
      claimed,
      { kind: "unknown" } as const,
      limits.confirmMs,
      "NOT_READY",
    ],
    [
      "the claimed machine gives invalid answers",
      claimed,
      { kind: "garbage", since: noon } as const,
      limits.confirmMs,
      "GARBAGE",
    ],
    ["the claimed machine has stopped", claimed, stopped, 0, "STOPPED"],
    ["the machine does not accept the start", waiting, ready, limits.dispatchMs, "NOT_ACCEPTED"],
    ["the simulator reports a failure", loading, failed(), 10, "START_FAILED"],
    ["the simulator hangs", loading, starting(), limits.startMs, "START_TIMED_OUT"],
    ["the machine crashes while it starts", loading, stopped, 10, "STOPPED"],
    ["an unknown session keeps the machine busy", loading, foreign, limits.startMs, "START_TIMED_OUT"],
  ])("%s", (_, from, found, ms, cause) => {
    const machine = from();
    if (ms > 10) expect(decideNextStep(machine, found, later(ms - 1), limits).change).toBe(null);
    const { change } = decideNextStep(machine, found, later(ms), limits);
    expect(change?.machine).toMatchObject({ status: "off", cause, claim: { startedBy: "maya" } });
    expect(change?.outcome).toMatchObject({ kind: "abandoned", cause });
    expect(change?.machine.detail).toBe(cause === "START_FAILED" ? "no licence" : null);
  });

  test("the silence is measured from the first unanswered request", () => {
    expect(decideNextStep(loading(), silent(59_999, noon), noon, limits).change).toBe(null);
    expect(decideNextStep(loading(), silent(60_000, noon), noon, limits).machine.cause).toBe("SILENT");
  });

  test("a failure is shown for two minutes, and the machine recovers after five", () => {
    const off = decideNextStep(loading(), stopped, noon, machineLimits).machine;
    expect(off.deadlineAt).toBe(later(120_000));
    const shown = decideNextStep(off, stopped, later(120_000), machineLimits);
    expect(shown).toMatchObject({ change: { history: null }, machine: { status: "off", claim: null } });
    expect(shown.lookAgainAt).toBe(later(300_000));
    const back = decideNextStep(shown.machine, stopped, later(300_000), machineLimits);
    expect(back.machine).toMatchObject({ status: "void", cause: "RECOVERED" });
    expect(back.steps[0]?.command).toEqual({ kind: "powerOn" });
  });
});

describe("a session ends with a cause, and its used time is recorded", () => {
  test.each([
    ["the session reaches its limit", running(), 3_600_000, "void", "LIMIT_REACHED", 3_600_000],
    [
      "the session reaches its limit and is observed a day later",
      running(),
      86_400_000,
      "void",
      "LIMIT_REACHED",
      3_600_000,
    ],
    // The session was last seen 20 seconds after its beginning, and is observed every 5 seconds.
    ["the simulator ends the session", ready, 24_000, "void", "ENDED_BY_MACHINE", 24_000],
    ["the simulator ended the session at an unknown time", ready, 60_000, "void", "ENDED_BY_MACHINE", 25_000],
    ["the simulator fails", failed(), 24_000, "void", "SESSION_FAILED", 24_000],
    ["another session is running on the machine", foreign, 60_000, "void", "FOREIGN_SESSION", 20_000],
    ["the limit passes on a stopped machine", stopped, 86_400_000, "void", "LIMIT_REACHED", 20_000],
    [
      "the limit passes on a silent machine",
      silent(9, later(3_600_000)),
      3_600_000,
      "void",
      "LIMIT_REACHED",
      20_000,
    ],
    ["the machine stops", stopped, 60_000, "off", "STOPPED", 20_000],
    ["the machine is silent", silent(60_000, later(90_000)), 90_000, "off", "SILENT", 20_000],
    ["the simulator starts again on its own", starting(), 60_000, "void", "SESSION_LOST", 20_000],
  ])("%s", (_, found, ms, status, cause, usedMs) => {
    const machine = { ...inSession(), lastSeenAt: later(20_000) };
    const { change } = decideNextStep(machine, found, later(ms), limits);
    expect(change?.machine).toMatchObject({ status, cause, session: null });
    expect(change?.outcome).toMatchObject({ kind: "ended", cause, usedMs });
  });

  test("the machine of a session is observed often enough to notice a failure", () => {
    const machine = inSession();
    const endsAt = machine.session?.endsAt ?? null;
    expect(decideNextStep(machine, running(undefined, endsAt), noon, limits).lookAgainAt).toBe(
      later(limits.sessionMs),
    );
    expect(limits.sessionMs).toBeLessThanOrEqual(5000);
  });

  test("the session of an event ends when the event ends", () => {
    const machine = settle(
      settle(claimed({ limit: { kind: "until", at: later(900_000) } }), ready).machine,
      running(),
      later(300_000),
    ).machine;
    expect(decideNextStep(machine, running(), later(899_999), limits).change).toBe(null);
    const { change } = decideNextStep(machine, running(), later(900_000), limits);
    expect(change?.outcome).toMatchObject({ kind: "ended", cause: "EVENT_ENDED", usedMs: 600_000 });
  });

  test("the machine is emptied before it is assigned again", () => {
    const over = decideNextStep(inSession(), running(), later(3_600_000), limits);
    expect(over.steps).toMatchObject([{ command: { kind: "endSession", sessionId: "session-1" } }]);
    expect(decideNextStep(over.machine, ready, later(3_601_000), limits).machine).toMatchObject({
      status: "idle",
      claim: null,
    });
  });

  test("a machine that cannot be emptied is turned off", () => {
    const over = decideNextStep(inSession(), running(), later(3_600_000), limits).machine;
    const off = decideNextStep(over, running(), later(3_600_000 + limits.prepareMs), limits);
    expect(off.machine).toMatchObject({ status: "off", cause: "NOT_READY" });
    expect(off.steps).toMatchObject([{ command: { kind: "powerOff" } }]);
  });
});

test("an unknown session on a vacant machine is ended, and the machine becomes ready again", () => {
  const found = decideNextStep(aMachine(), foreign, noon, limits);
  expect(found.machine).toMatchObject({ status: "void", cause: "FOREIGN_SESSION" });
  expect(found.steps).toMatchObject([{ command: { kind: "endSession", sessionId: "nobody's" } }]);
  expect(decideNextStep(found.machine, ready, later(1000), limits).machine.status).toBe("idle");
});

test("the claim takes over the case of the machine without a new history entry", () => {
  const other = aClaim({ caseId: "carotid-stenting-02" as CaseId });
  const { change } = decideNextStep(inSession(), running(other), later(5), limits);
  expect(change).toMatchObject({
    history: null,
    machine: { status: "started", claim: { caseId: "carotid-stenting-02" } },
    outcome: { kind: "caseChanged" },
  });
});

test("an extension moves the end of the session and is sent to the machine", () => {
  const machine = inSession();
  const longer = moveSessionEnd(machine, later(5_400_000), later(10), limits);
  if (!longer.ok) throw new Error(longer.error.code);
  expect(longer.value).toMatchObject({ history: null, outcome: { kind: "moved", endsAt: later(5_400_000) } });
  const { change, steps } = decideNextStep(
    longer.value.machine,
    running(aClaim(), later(3_600_000)),
    later(20),
    limits,
  );
  expect(change).toBe(null);
  expect(steps).toMatchObject([{ command: { kind: "setEnd", endsAt: later(5_400_000) } }]);
  expect(decideNextStep(longer.value.machine, running(), later(3_600_000), limits).change).toBe(null);
  expect(moveSessionEnd(machine, later(5), later(10), limits)).toMatchObject({
    error: { code: "SESSION_OVER" },
  });
  expect(moveSessionEnd(machine, later(9_000_000), later(3_600_000), limits)).toMatchObject({
    error: { code: "SESSION_OVER" },
  });
});

test("cancelling a start frees a machine that has not received it, and empties any other machine", () => {
  const ends = [claimed(), waiting(), loading(), inSession()].map((machine) =>
    endMachineSession(machine, admin, later(1000), limits),
  );
  expect(ends.map((end) => (end.ok ? end.value.machine.status : null))).toEqual([
    "idle",
    "void",
    "void",
    "void",
  ]);
  expect(ends.map((end) => (end.ok ? end.value.outcome.kind : null))).toEqual([
    "abandoned",
    "abandoned",
    "abandoned",
    "ended",
  ]);
});

test("a machine reset without syncing is left alone, and any other machine that should be off is turned off", () => {
  const reset = actOnMachine(inSession(), "resetToOff", admin, noon, limits);
  const turnedOff = actOnMachine(inSession(), "turnOff", admin, noon, limits);
  if (!reset.ok || !turnedOff.ok) throw new Error("refused");
  expect(decideNextStep(reset.value.machine, running(), later(1), limits).steps).toEqual([]);
  expect(decideNextStep(turnedOff.value.machine, running(), later(1), limits).steps).toMatchObject([
    { command: { kind: "powerOff" } },
  ]);
  expect(decideNextStep(turnedOff.value.machine, stopped, later(1), limits).steps).toEqual([]);
});

test("a clock that goes back by a day does not prolong anything", () => {
  const day = 86_400_000;
  const machine = { ...inSession(), lastSeenAt: later(600_000) };
  const now = later(600_000 - day);
  const { change } = decideNextStep(machine, running(), now, limits);
  expect(change?.machine.session?.endsAt).toBe(later(3_600_000 - day));
  expect(decideNextStep(machine, running(), later(600_000 - 59_000), limits).change).toBe(null);
  expect(decideNextStep(loading(), starting(), later(-day), limits).machine.deadlineAt).toBe(
    later(300_000 - day),
  );
  expect(decideNextStep(aMachine({ since: noon }), ready, later(-day), limits).machine.since).toBe(
    later(-day),
  );
});
