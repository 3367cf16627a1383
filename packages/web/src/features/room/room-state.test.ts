import type { FrameMessage, RoomUser } from "@cathedra/qt-bridge";
import { expect, test } from "vitest";
import { emptyRoom, findController, roomAfter, runningCase } from "./room-state.ts";

const after = (...messages: readonly FrameMessage[]) =>
  messages.reduce((room, message) => roomAfter(room, message, 1_000_000), emptyRoom);

const user = (id: string, inControl = false): RoomUser => ({
  id,
  name: id,
  role: "participant",
  inControl,
  connected: true,
  asks: null,
});

test("a room is connected when its people are known, and lost when its frame says so", () => {
  const people = { type: "usersUpdated", users: [user("maya")] } satisfies FrameMessage;
  const closed = { type: "connectionClosed", retries: true } as const;
  expect(after().connection).toBe("connecting");
  expect(after(people).connection).toBe("connected");
  expect(after(people, closed)).toMatchObject({ connection: "lost", users: [user("maya")] });
  expect(after(people, closed, people).connection).toBe("connected");
  expect(after(people, { ...closed, retries: false }).connection).toBe("elsewhere");
});

test("a person with a lost connection has no control, and sees since when it is lost", () => {
  const people = { type: "usersUpdated", users: [user("maya", true)] } satisfies FrameMessage;
  const closed = { type: "connectionClosed", retries: true } as const;
  const room = after({ type: "controlGained" }, people, closed);
  expect(room).toMatchObject({ hasControl: false, lostAt: 1_000_000 });
  expect(findController(room)).toBeUndefined();
  // Later failed attempts do not change the time since when the connection is lost.
  expect(roomAfter(room, closed, 2_000_000).lostAt).toBe(1_000_000);
  expect(roomAfter(room, people, 2_000_000).lostAt).toBe(0);
});

test("own control follows the frame's messages, and the controlling person follows the user list", () => {
  const room = after({ type: "usersUpdated", users: [user("maya"), user("priya", true)] });
  expect(findController(room)?.id).toBe("priya");
  expect(room.hasControl).toBe(false);
  expect(after({ type: "controlGained" }).hasControl).toBe(true);
  expect(after({ type: "controlGained" }, { type: "controlLost" }).hasControl).toBe(false);
});

test("a notice starts the countdown, a later one moves its end, and an empty one stops it (3.028)", () => {
  const notice = (secondsLeft: number | null) => ({ type: "sessionNotice", secondsLeft }) as const;
  expect(after(notice(300)).noticeEndsAt).toBe(1_300_000);
  expect(after(notice(300), notice(120)).noticeEndsAt).toBe(1_120_000);
  expect(after(notice(300), notice(null)).noticeEndsAt).toBeNull();
});

test("the running case is found among the offered cases", () => {
  const one = { moduleId: "carotid", moduleName: "Carotid", caseId: "c1", caseName: "One" };
  const room = after({ type: "casesUpdated", cases: [one], running: { moduleId: "carotid", caseId: "c1" } });
  expect(runningCase(room)).toEqual(one);
  expect(runningCase(after())).toBeUndefined();
});
