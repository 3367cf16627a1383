import { instant } from "@cathedra/domain";
import { expect, test } from "vitest";
import { countdown, endPhase, timeLeftText } from "./session-time.ts";

test.each([
  [300_000, "5:00"],
  [249_001, "4:10"],
  [9000, "0:09"],
  [1, "0:01"],
  [0, "0:00"],
  [-5000, "0:00"],
])("%d ms are counted down as %s", (ms, text) => expect(countdown(ms)).toBe(text));

test("the last five minutes are announced, and the last minute once more", () => {
  expect(endPhase(null, 0)).toBeNull();
  expect([300_000, 60_001, 60_000, 0, -1000].map((left) => endPhase(left, 0))).toEqual([
    "soon",
    "soon",
    "last",
    "last",
    "last",
  ]);
});

test("minutes are shown until a notice of the frame starts the countdown (3.028)", () => {
  const now = instant(1_000_000);
  const endsAt = instant(1_000_000 + 23.5 * 60_000);
  expect(timeLeftText(endsAt, null, now)).toBe("24 minutes left");
  expect(timeLeftText(endsAt, 1_000_000 + 61_000, now)).toBe("1:01 left");
  expect(timeLeftText(endsAt, 1_000_000, now)).toBe("The session has ended");
});
