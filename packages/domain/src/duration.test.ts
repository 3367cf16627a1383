import fc from "fast-check";
import { expect, test } from "vitest";
import { durationText, formatDuration, roughDuration, shortDuration, waitingTime } from "./duration.ts";

test.each([
  [0, "0:00", "0 s"],
  [59.6, "1:00", "1 min"],
  [284.4, "4:44", "4 min 44 s"],
  [284.5, "4:45", "4 min 45 s"],
  [245, "4:05", "4 min 5 s"],
  [4502, "1:15:02", "1 h 15 min 2 s"],
  [5400, "1:30:00", "1 h 30 min"],
  [-5, "-0:05", "−5 s"],
  [-0.2, "0:00", "0 s"],
])("%d s is %s in tables and %s in prose", (seconds, clock, prose) => {
  expect([shortDuration(seconds), durationText(seconds)]).toEqual([clock, prose]);
});

test("decimals are shown if requested", () => {
  expect(shortDuration(300.4, 2)).toBe("5:00.40");
  expect(shortDuration(59.999, 2)).toBe("1:00.00");
});

test("both forms of a duration round the same way", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 3599, noNaN: true }), (seconds) => {
      const [minutes = 0, rest = 0] = shortDuration(seconds).split(":").map(Number);
      const parts = [minutes > 0 ? `${minutes} min` : "", rest > 0 ? `${rest} s` : ""];
      expect(durationText(seconds)).toBe(parts.filter(Boolean).join(" ") || "0 s");
    }),
  );
});

test.each([
  [0, "0 min"],
  [29, "0 min"],
  [60, "1 min"],
  [4800, "1 h 20 min"],
  [7200, "2 h"],
  [4_320_000, "1,200 h"],
])("%d s rounded to minutes is %s", (seconds, text) => {
  expect(durationText(seconds, "minute")).toBe(text);
});

test.each([
  [0.4, "under 1 s"],
  [1, "1 s"],
  [59, "59 s"],
  [60, "1 min"],
  [89, "1 min"],
  [90, "2 min"],
  [170, "3 min"],
  [3600, "60 min"],
  [7200, "2 h"],
  [86_400, "24 h"],
  [31_536_000, "365 days"],
])("%d s is about %s", (seconds, text) => {
  expect(roughDuration(seconds)).toBe(text);
});

test("a wait is shown in seconds up to 90 and then in minutes, rounded up", () => {
  expect([1, 90, 91, 600].map(waitingTime)).toEqual(["1 second", "90 seconds", "2 minutes", "10 minutes"]);
});

test.each([
  [0, "0s"],
  [59.9, "59s"],
  [60, "1m"],
  [3605, "1h 5s"],
  [93_784, "1d 2h 3m 4s"],
  [-5, "0s"],
])("%d seconds is %s (G.024)", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
