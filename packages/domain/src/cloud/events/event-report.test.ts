import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { user } from "../../../test/builders.ts";
import { later, noon } from "../../../test/cloud-builders.ts";
import type { CaseId, SessionId } from "../../ids.ts";
import { eventReport, type ReportedEvent, type ReportedSession } from "./event-report.ts";

const one = "one" as SessionId;
const first = "carotid-01" as CaseId;
const second = "carotid-02" as CaseId;
const aSession = (overrides: Partial<ReportedSession> = {}): ReportedSession => ({
  id: one,
  caseId: first,
  startedAt: noon,
  endedAt: later(3600),
  ...overrides,
});
const at = (seconds: number, kind: ReportedEvent["kind"], who: string | null = "maya"): ReportedEvent => ({
  sessionId: one,
  at: later(seconds),
  kind,
  userId: who === null ? null : user(who),
  caseId: kind === "case_changed" ? second : null,
});
const report = (events: readonly ReportedEvent[], session = aSession(), now = 7200) =>
  eventReport([session], events, later(now));

describe("people in the report", () => {
  test("each person is listed with times of joining and leaving, and with durations of presence and control", () => {
    const events = [
      at(60, "joined"),
      at(100, "control_gained"),
      at(160, "control_lost"),
      at(300, "left"),
      at(600, "joined"),
      at(900, "left"),
      at(10, "joined", "priya"),
    ];
    expect(report(events).people).toEqual([
      { userId: user("priya"), joinedAt: later(10), leftAt: later(3600), presentMs: 3_590_000, controlMs: 0 },
      {
        userId: user("maya"),
        joinedAt: later(60),
        leftAt: later(900),
        presentMs: 540_000,
        controlMs: 60_000,
      },
    ]);
  });

  test("a person who is still in the session has no time of leaving", () => {
    const [maya] = report([at(60, "joined")], aSession({ endedAt: null }), 360).people;
    expect(maya).toMatchObject({ leftAt: null, presentMs: 300_000 });
  });

  test("late, repeated and unordered reports give the same result", () => {
    const events = [at(60, "joined"), at(300, "left")];
    const told = report([...events.toReversed(), ...events, at(60, "joined", null)]);
    expect(told.people).toEqual(report(events).people);
  });
});

test("each case lasts until the next one begins, and reports of another session are ignored", () => {
  const foreign = { ...at(30, "case_changed"), sessionId: "two" as SessionId };
  expect(report([at(600, "case_changed"), foreign]).cases).toEqual([
    { sessionId: one, caseId: first, startedAt: noon, endedAt: later(600) },
    { sessionId: one, caseId: second, startedAt: later(600), endedAt: later(3600) },
  ]);
});

test("for any reports, presence never exceeds the session, and control never exceeds the session", () => {
  const anyEvent = fc.record({
    seconds: fc.integer({ min: -100, max: 9000 }),
    kind: fc.constantFrom("joined", "left", "control_gained", "control_lost", "case_changed" as const),
    who: fc.constantFrom("maya", "priya", null),
  });
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 20 }), fc.boolean(), (told, goesOn) => {
      const session = aSession(goesOn ? { endedAt: null } : {});
      const events = told.map(({ seconds, kind, who }) => at(seconds, kind, who));
      const { people, cases } = report(events, session);
      const lasted = (goesOn ? 7200 : 3600) * 1000;
      for (const { joinedAt, leftAt, presentMs, controlMs } of people) {
        expect(joinedAt).toBeGreaterThanOrEqual(noon);
        expect((leftAt ?? later(7200)) - joinedAt).toBeGreaterThanOrEqual(presentMs);
        expect(Math.max(presentMs, controlMs)).toBeLessThanOrEqual(lasted);
      }
      const run = cases.reduce((sum, each) => sum + ((each.endedAt ?? later(7200)) - each.startedAt), 0);
      expect(run).toBe(lasted);
    }),
  );
});
