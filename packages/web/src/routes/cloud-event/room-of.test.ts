import { expect, test } from "vitest";
import { roomOf } from "./room-of.ts";

const machine = {
  status: "started",
  url: "http://localhost:4101",
  session_id: "one",
  session_ends_at: "2026-12-01T10:00:00.000Z",
};
const kindOf = (...of: Parameters<typeof roomOf>) => roomOf(...of).kind;

test("a session that has begun has its room, also one that was started again", () => {
  expect(roomOf(machine, false, null)).toMatchObject({ kind: "open", sessionId: "one" });
  expect(roomOf({ ...machine, session_id: "two" }, false, "one")).toMatchObject({ sessionId: "two" });
});

test.each(["desired", "idle", "starting", "off"])("people wait while its machine is %s", (status) => {
  expect(kindOf({ ...machine, status, session_ends_at: null }, false, null)).toBe("awaited");
  expect(kindOf(null, false, null)).toBe("awaited");
});

test("a machine that failed in the session keeps people here; a session that ended does not", () => {
  expect(kindOf({ ...machine, status: "off" }, false, "one")).toBe("awaited");
  expect(kindOf(null, false, "one")).toBe("over");
  expect(kindOf({ ...machine, status: "void", session_id: null }, false, "one")).toBe("over");
  expect(kindOf(machine, true, "one")).toBe("over");
});
