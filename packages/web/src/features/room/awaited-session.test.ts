import { expect, test } from "vitest";
import { awaitedSession } from "./awaited-session.ts";

test("a session is awaited from the claim until it can be entered or has failed", () => {
  const statusesOf = (is: boolean) =>
    ["void", "desired", "idle", "starting", "started", "off"].filter(
      (status) => (awaitedSession({ status, session_id: "one" }) !== null) === is,
    );
  expect(statusesOf(true)).toEqual(["void", "desired", "idle", "starting"]);
  expect(statusesOf(false)).toEqual(["started", "off"]);
  expect(awaitedSession({ status: "idle", session_id: null })).toBeNull();
  expect(awaitedSession(null)).toBeNull();
});
