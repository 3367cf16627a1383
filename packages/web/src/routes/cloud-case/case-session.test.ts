import { expect, test } from "vitest";
import { caseSession, type OwnMachine } from "./case-session.ts";

const endsAt = "2026-12-01T10:00:00.000Z";
const running: OwnMachine = {
  status: "started",
  session_id: "one",
  is_event: false,
  session_ends_at: endsAt,
};

const nothing = { seen: null, awaited: null };

test("a session that goes on has its room, also after the page was loaded anew", () => {
  expect(caseSession(running, nothing)).toEqual({ kind: "running", sessionId: "one", endsAt });
  expect(caseSession(running, { ...nothing, seen: "one" })).toEqual({
    kind: "running",
    sessionId: "one",
    endsAt,
  });
});

test.each(["desired", "idle", "starting", "off"] as const)(
  "a start that is %s waits for its room",
  (status) => {
    expect(caseSession({ ...running, status, session_ends_at: null }, nothing)).toEqual({
      kind: "starting",
      sessionId: "one",
    });
  },
);

test("whoever has started nothing, or an event, has no room here (4.021, X32)", () => {
  expect(caseSession(null, nothing)).toEqual({ kind: "none" });
  expect(caseSession({ ...running, is_event: true }, nothing)).toEqual({ kind: "none" });
  expect(caseSession({ ...running, session_id: null, status: "idle" }, nothing)).toEqual({ kind: "none" });
});

test("a session that ended elsewhere is over; one whose machine failed says so", () => {
  expect(caseSession(null, { ...nothing, seen: "one" })).toEqual({ kind: "over", hasFailed: false });
  expect(caseSession({ ...running, session_id: "two" }, { ...nothing, seen: "one" })).toEqual({
    kind: "over",
    hasFailed: false,
  });
  expect(caseSession({ ...running, is_event: true }, { ...nothing, seen: "one" })).toEqual({
    kind: "over",
    hasFailed: false,
  });
  expect(caseSession({ ...running, status: "off" }, { ...nothing, seen: "one" })).toEqual({
    kind: "over",
    hasFailed: true,
  });
});

test("a start that is there no longer is no room of somebody else's: it was withdrawn", () => {
  const awaited = { ...nothing, awaited: "one" };
  expect(caseSession(null, awaited)).toEqual({ kind: "withdrawn", sessionId: "one" });
  expect(caseSession({ ...running, status: "starting" }, awaited)).toMatchObject({ kind: "starting" });
  expect(caseSession(null, { seen: "one", awaited: "one" })).toMatchObject({ kind: "over" });
});
