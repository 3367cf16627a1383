import { expect, test } from "vitest";
import { type EventState, getRoom, noRoomYet, rememberRoom } from "./event-room-state.ts";

const machine = {
  status: "started",
  url: "http://localhost:4101",
  session_id: "one",
  session_ends_at: "2026-12-01T10:00:00.000Z",
};
const runs: EventState = { machine, isLost: false, isGone: false };
const nothing: EventState = { ...runs, machine: null };
const lost: EventState = { ...nothing, isLost: true };
const off = { ...lost, machine: { ...machine, status: "off", session_ends_at: null } };
const next = { ...machine, session_id: "two" };
const starting = { ...lost, machine: { ...next, status: "starting", session_ends_at: null } };

/** The states that the page shows for a sequence of answers. */
function shownAfter(answers: readonly EventState[]) {
  let memory = noRoomYet;
  return answers.map((answer) => {
    const room = getRoom(answer, memory);
    memory = rememberRoom(memory, room);
    return room.kind === "open" ? room.sessionId : room.kind;
  });
}

test("a running session has its room, also after a restart", () => {
  expect(shownAfter([nothing, runs, { ...runs, machine: next }])).toEqual(["awaited", "one", "two"]);
});

test.each(["desired", "idle", "starting", "off"])("people wait while its machine is %s", (status) => {
  const waits = { ...runs, machine: { ...machine, status, session_ends_at: null } };
  expect(shownAfter([waits, nothing])).toEqual(["awaited", "awaited"]);
});

test("people stay after a lost session until the next one begins, also if their page learns of it late (0063)", () => {
  const anew = { ...runs, machine: next };
  expect(shownAfter([runs, off, lost, lost, starting, anew])).toEqual([
    "one",
    "awaited",
    "awaited",
    "awaited",
    "awaited",
    "two",
  ]);
  // Answers are missing here, as on a phone that slept or a page that was reloaded.
  expect(shownAfter([runs, lost, anew])).toEqual(["one", "awaited", "two"]);
  expect(shownAfter([runs, anew])).toEqual(["one", "two"]);
  expect(shownAfter([lost, anew])).toEqual(["awaited", "two"]);
});

test("a room that reported its end is not shown again, and the portal gives the reason", () => {
  const closed = { shown: "one", closed: "one" };
  expect(getRoom(runs, closed)).toEqual({ kind: "closing" });
  expect(getRoom(lost, closed)).toEqual({ kind: "awaited" });
  expect(getRoom(nothing, closed)).toEqual({ kind: "over" });
  expect(getRoom({ ...runs, machine: next }, closed)).toMatchObject({ kind: "open", sessionId: "two" });
});

test("people leave after the session has ended, or if the event no longer exists", () => {
  expect(shownAfter([runs, nothing])).toEqual(["one", "over"]);
  const emptied = { ...runs, machine: { ...machine, status: "void", session_id: "", session_ends_at: null } };
  expect(shownAfter([runs, emptied])).toEqual(["one", "over"]);
  expect(shownAfter([runs, { ...runs, isGone: true }])).toEqual(["one", "over"]);
  expect(shownAfter([runs, lost, { ...lost, isGone: true }])).toEqual(["one", "awaited", "over"]);
  expect(shownAfter([nothing, { ...nothing, isGone: true }])).toEqual(["awaited", "awaited"]);
});
