import { expect, test } from "vitest";
import { failed, secondsLeft, shown, whyLost } from "./code-state.ts";

const code = { url: "https://portal.example/?qrlogin=x", matchCode: "42", secondsLeft: 90 };

test("a code is shown for the duration that the station gives, independent of the clock (12.037)", () => {
  const state = shown(code, 1000);
  expect(state).toEqual({ kind: "shown", code, until: 91_000 });
  expect([secondsLeft(91_000, 1000), secondsLeft(91_000, 90_001), secondsLeft(91_000, 95_000)]).toEqual([
    90, 1, 0,
  ]);
});

test("each reason for a missing code has its own explanation", () => {
  const why = (name: string) => failed({ code: name as "OFFLINE" });
  expect(why("NOT_ENROLLED")).toEqual({ kind: "failed", why: "notEnrolled" });
  expect(why("OFFLINE")).toEqual({ kind: "failed", why: "offline" });
  expect(why("NO_ANSWER")).toEqual({ kind: "failed", why: "noAnswer" });
  expect(why("BUSY")).toEqual({ kind: "failed", why: "tooManyCodes" });
  expect(why("NOT_UNDERSTOOD")).toEqual({ kind: "failed", why: "notUnderstood" });
  expect(why("INTERNAL")).toEqual({ kind: "failed", why: "noCode" });
});

test("each reason for a lost connection has its own explanation", () => {
  expect(whyLost("NOT_UNDERSTOOD")).toBe("notUnderstood");
  expect(whyLost("NO_ANSWER")).toBe("noAnswer");
  expect(whyLost("CLOSED")).toBe("noAnswer");
  expect(whyLost("UNSUPPORTED_VERSION")).toBe("unsupported");
});
