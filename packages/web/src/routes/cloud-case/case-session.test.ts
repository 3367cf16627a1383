import { expect, test } from "vitest";
import { type Before, caseSession, type OwnMachine } from "./case-session.ts";

const endsAt = "2026-12-01T10:00:00.000Z";
const running: OwnMachine = {
  status: "started",
  session_id: "one",
  is_event: false,
  session_ends_at: endsAt,
  voucher_id: 7,
};

const begun: Before = { sessionId: "one", hasBegun: true };
const starting: Before = { sessionId: "one", hasBegun: false };

test("a running session has its room, also after a reload of the page", () => {
  expect(caseSession(running, null)).toEqual({ kind: "running", sessionId: "one", endsAt });
  expect(caseSession(running, begun)).toEqual({ kind: "running", sessionId: "one", endsAt });
});

test.each(["desired", "idle", "starting", "off"] as const)(
  "a start that is %s waits for its room",
  (status) => {
    expect(caseSession({ ...running, status, session_ends_at: null }, null)).toMatchObject({
      kind: "starting",
    });
  },
);

test("a person without a start has no room (4.021, X32)", () => {
  expect(caseSession(null, null)).toEqual({ kind: "none" });
  expect(caseSession({ ...running, session_id: null, status: "idle" }, null)).toEqual({ kind: "none" });
});

test.each(["desired", "starting", "started", "off"] as const)(
  "a person whose simulator is %s for an event is redirected to its room",
  (status) => {
    expect(caseSession({ ...running, is_event: true, status }, null)).toEqual({
      kind: "event",
      voucherId: 7,
    });
  },
);

test("a session that ended elsewhere is over, and one whose machine failed is marked as failed", () => {
  expect(caseSession(null, begun)).toEqual({ kind: "over", hasFailed: false });
  expect(caseSession({ ...running, session_id: "two" }, begun)).toEqual({ kind: "over", hasFailed: false });
  expect(caseSession({ ...running, is_event: true }, begun)).toEqual({ kind: "over", hasFailed: false });
  expect(caseSession({ ...running, status: "off" }, begun)).toEqual({ kind: "over", hasFailed: true });
});

test("a start cancelled elsewhere does not lead to another person's room", () => {
  expect(caseSession({ ...running, status: "starting" }, starting)).toMatchObject({ kind: "starting" });
  expect(caseSession(null, starting)).toEqual({ kind: "withdrawn" });
  expect(caseSession(running, starting)).toMatchObject({ kind: "running" });
});

test("a lost case stays on its page for people who were in it and for those who return (0063)", () => {
  const lost = { lost: "one", closed: null };
  const off = { ...running, status: "off" as const, session_ends_at: null };
  for (const before of [begun, null]) {
    expect(caseSession(null, before, lost)).toEqual({ kind: "lost" });
    expect(caseSession(off, before, lost)).toEqual({ kind: "lost" });
  }
  // A later session replaces the lost one, whether it is running or has failed.
  expect(caseSession({ ...running, session_id: "two" }, null, lost)).toMatchObject({ kind: "running" });
  expect(caseSession({ ...off, session_id: "two" }, null, lost)).toMatchObject({ kind: "starting" });
  expect(caseSession(null, { sessionId: "two", hasBegun: true }, lost)).toMatchObject({ kind: "over" });
  expect(caseSession({ ...running, is_event: true }, null, lost)).toMatchObject({ kind: "event" });
});

test("a room that reports its end is left when the portal gives the reason", () => {
  const closed = { lost: null, closed: "one" };
  expect(caseSession(running, begun, closed)).toEqual({ kind: "closing" });
  expect(caseSession(null, begun, closed)).toEqual({ kind: "over", hasFailed: false });
  expect(caseSession(null, begun, { ...closed, lost: "one" })).toEqual({ kind: "lost" });
});
