import fc from "fast-check";
import { expect, test } from "vitest";
import { durationText, shortDuration } from "./duration.ts";

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

test("decimals are shown where they are asked for", () => {
  expect(shortDuration(300.4, 2)).toBe("5:00.40");
  expect(shortDuration(59.999, 2)).toBe("1:00.00");
});

test("both forms round alike", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 3599, noNaN: true }), (seconds) => {
      const [minutes = 0, rest = 0] = shortDuration(seconds).split(":").map(Number);
      const parts = [minutes > 0 ? `${minutes} min` : "", rest > 0 ? `${rest} s` : ""];
      expect(durationText(seconds)).toBe(parts.filter(Boolean).join(" ") || "0 s");
    }),
  );
});
