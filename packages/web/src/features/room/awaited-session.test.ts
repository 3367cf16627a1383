import { expect, test } from "vitest";
import { awaitedSession } from "./awaited-session.ts";

test("a start is awaited from its claim until people can come in, or it failed", () => {
  const statusesOf = (is: boolean) =>
    ["void", "desired", "idle", "starting", "started", "off"].filter(
      (status) => (awaitedSession({ status, session_id: "one" }) !== null) === is,
    );
  expect(statusesOf(true)).toEqual(["void", "desired", "idle", "starting"]);
  expect(statusesOf(false)).toEqual(["started", "off"]);
  expect(awaitedSession({ status: "idle", session_id: null })).toBeNull();
  expect(awaitedSession(null)).toBeNull();
});
