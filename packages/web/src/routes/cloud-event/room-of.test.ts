import { expect, test } from "vitest";
import { noRoomYet, rememberRoom, roomOf } from "./room-of.ts";

const machine = {
  status: "started",
  url: "http://localhost:4101",
  session_id: "one",
  session_ends_at: "2026-12-01T10:00:00.000Z",
};
const off = { ...machine, status: "off", session_ends_at: null };
const next = { ...machine, session_id: "two" };
type Answer = typeof machine | (Omit<typeof machine, "session_ends_at"> & { session_ends_at: null }) | null;

/** What the page shows as one answer follows the other. */
function shownAfter(answers: readonly Answer[], isGone = false) {
  let memory = noRoomYet;
  return answers.map((answer, at) => {
    const room = roomOf(answer, isGone && at === answers.length - 1, memory);
    memory = rememberRoom(memory, answer, room);
    return room.kind === "open" ? room.sessionId : room.kind;
  });
}

test("a session that has begun has its room, also one that was started again", () => {
  expect(shownAfter([null, machine, next])).toEqual(["awaited", "one", "two"]);
});

test.each(["desired", "idle", "starting", "off"])("people wait while its machine is %s", (status) => {
  expect(shownAfter([{ ...machine, status, session_ends_at: null }, null])).toEqual(["awaited", "awaited"]);
});

test("a machine that failed in the session keeps people here until the next start, and longer (0088)", () => {
  const answers = [machine, off, null, null, { ...next, status: "desired", session_ends_at: null }, next];
  expect(shownAfter(answers)).toEqual(["one", "awaited", "awaited", "awaited", "awaited", "two"]);
  expect(shownAfter([...answers, null])).toContain("over");
});

test("a room whose simulator said that it failed is not shown again", () => {
  const memory = { shown: "one", failed: "one" };
  expect(roomOf(machine, false, memory)).toEqual({ kind: "awaited" });
  expect(roomOf(next, false, memory)).toMatchObject({ kind: "open", sessionId: "two" });
});

test("a session that ended takes people away, and so does an event that is gone", () => {
  expect(shownAfter([machine, null])).toEqual(["one", "over"]);
  expect(
    shownAfter([machine, { ...machine, status: "void", session_id: "", session_ends_at: null }]),
  ).toEqual(["one", "over"]);
  expect(shownAfter([machine, machine], true)).toEqual(["one", "over"]);
  expect(shownAfter([machine, off, null], true)).toEqual(["one", "awaited", "over"]);
  expect(shownAfter([null, null], true)).toEqual(["awaited", "awaited"]);
});
