import { describe, expect, test } from "vitest";
import { later, noon } from "../../../test/cloud-builders.ts";
import type { CaseId } from "../../ids.ts";
import { machineStatuses } from "../machines/status.ts";
import type { EventLife } from "./event-times.ts";
import { type EventStart, startEvent } from "./start-event.ts";

const event: EventLife = { eventAt: noon, durationInSeconds: 3600, archivedAt: null };
const chosen = "carotid-stenting-01" as CaseId;
const other = "carotid-stenting-02" as CaseId;
type Conducted = Extract<EventStart, { access: "organizer" }>;
const aStart = (facts: Partial<Conducted> = {}): Conducted => ({
  access: "organizer",
  event,
  standing: null,
  caseId: chosen,
  hasOtherSession: false,
  ...facts,
});
const outcome = (facts: Partial<Conducted>, seconds = 0) => {
  const start = startEvent(aStart(facts), later(seconds));
  return start.ok ? start.value : start.error.code;
};

describe("starting an event as an organizer (3.017, 3.023, X47)", () => {
  test.each([
    [-601, "EVENT_NOT_OPEN"],
    [-600, "claim"],
    [3899, "claim"],
    [3900, "EVENT_NOT_OPEN"],
  ])("%i seconds after the event begins: %s", (seconds, expected) => {
    expect(outcome({}, seconds)).toBe(expected);
  });

  test("the start of an archived event is refused", () => {
    expect(outcome({ event: { ...event, archivedAt: noon } })).toBe("EVENT_NOT_OPEN");
  });

  test("a repeated start keeps the same machine, and claims another only after a failed one", () => {
    for (const status of machineStatuses)
      expect(outcome({ standing: { status, caseId: chosen } })).toBe(status === "off" ? "claim" : "goesOn");
  });

  test("a start with a case other than the running one is refused as EVENT_STARTED_OTHERWISE", () => {
    for (const status of machineStatuses)
      expect(outcome({ standing: { status, caseId: other } })).toBe(
        status === "off" ? "claim" : "EVENT_STARTED_OTHERWISE",
      );
  });

  test("a start is refused while the organizer has another session (4.024), except one of the same event", () => {
    expect(outcome({ hasOtherSession: true })).toBe("OTHER_SESSION_GOES_ON");
    const standing = { status: "started", caseId: chosen } as const;
    expect(outcome({ hasOtherSession: true, standing })).toBe("goesOn");
    expect(outcome({ hasOtherSession: true }, -700)).toBe("EVENT_NOT_OPEN");
  });
});

test.each([
  ["none", "NOT_IN_EVENT"],
  ["participant", "NOT_ORGANIZER"],
  ["otherCases", "CASE_NOT_IN_EVENT"],
] as const)("a person with the access %s is refused: %s (3.019, 3.025)", (access, code) => {
  expect(startEvent({ access }, noon)).toEqual({ ok: false, error: { code } });
});
