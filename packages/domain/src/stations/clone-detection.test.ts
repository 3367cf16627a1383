import fc from "fast-check";
import { expect, test } from "vitest";
import { instant } from "../time.ts";
import {
  cloneRule,
  computerFingerprint,
  isAlternating,
  isOtherComputer,
  isStartedTwice,
  type SeenComputer,
} from "./clone-detection.ts";

const now = 1_800_000_000_000;
const minute = 60_000;
/** The reporting computers as letters, such as "ABAB", with the latest last and the given minutes between them. */
const speaking = (marks: string, everyMinutes = 0.5): readonly SeenComputer[] =>
  marks
    .split("")
    .toReversed()
    .map((mark, at) => ({ mark, at: instant(now - at * everyMinutes * minute) }));

test.each([
  ["", 0.5, false],
  ["A", 0.5, false],
  ["AB", 0.5, false],
  ["ABA", 0.5, false],
  ["ABAB", 0.5, true],
  ["ABCABC", 0.5, true],
  ["ABCDEF", 0.5, false],
  ["ABAB", 9, true],
  ["ABAB", 11, false],
])("hardware in the order %s, one every %d minutes, is alternating: %s", (marks, minutes, expected) => {
  expect(isAlternating(speaking(marks, minutes))).toBe(expected);
});

test.each([
  ["ABCDEFG", 0.5, false],
  ["ABAB", 0.5, false],
  ["ABABA", 0.5, true],
  ["ABCABCABC", 0.5, true],
  ["ABA", 5.9, false],
  ["ABA", 6.1, true],
  ["ABA", 60 * 24 * 3, true],
  ["ABA", 60 * 24 * 4, false],
])("starts in the order %s, one every %d minutes, use one key twice: %s", (marks, minutes, expected) => {
  expect(isStartedTwice(speaking(marks, minutes))).toBe(expected);
});

test("changes and restarts of a single computer are never reported as two computers", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 12 }), fc.nat({ max: 600 }), (marks, seconds) => {
      const speakers = marks.map((mark, at) => ({ mark, at: instant(now - at * seconds * 1000) }));
      expect([isAlternating(speakers), isStartedTwice(speakers)]).toEqual([false, false]);
    }),
  );
});

test("two computers with reports every 30 seconds are recognised within three minutes, at any offset", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 29 }), (offset) => {
      const heard = Array.from({ length: 6 }, (_, at) => [
        { mark: "A", at: instant(now + at * 30_000) },
        { mark: "B", at: instant(now + at * 30_000 + offset * 1000) },
      ]).flat();
      const first = heard.findIndex((_, at) => isStartedTwice(heard.slice(0, at + 1).toReversed()));
      expect((heard[first]?.at ?? Number.POSITIVE_INFINITY) - now).toBeLessThan(3 * minute);
    }),
  );
});

test("a computer is identified by service tag, board and firmware, and missing values never contradict", () => {
  const said = {
    serviceTag: "NGT4K21",
    manufacturer: "Dell Inc.",
    model: "Precision 7865",
    biosVersion: "1.14.0",
    biosDate: "2026-03-02",
    gpu: "NVIDIA RTX 4000",
    gpuDriver: "580.95",
  };
  const nothing = {
    serviceTag: null,
    manufacturer: null,
    model: null,
    biosVersion: null,
    biosDate: null,
    gpu: null,
    gpuDriver: null,
  };
  const mark = computerFingerprint(said) ?? "";
  expect(computerFingerprint(nothing)).toBe(null);
  const other = (changes: Partial<typeof said>) =>
    isOtherComputer(mark, computerFingerprint({ ...said, ...changes }) ?? "");
  expect(other({})).toBe(false);
  expect(other({ gpu: "Basic Display Adapter", gpuDriver: "1.0" })).toBe(false);
  expect(other({ manufacturer: "DELL INC." })).toBe(false);
  expect(isOtherComputer(mark, computerFingerprint({ ...nothing, model: "Precision 7865" }) ?? "")).toBe(
    false,
  );
  expect(other({ serviceTag: "ABC1234" })).toBe(true);
  expect(other({ model: "Precision 5860" })).toBe(true);
  expect(cloneRule.lateMs).toBeGreaterThan(5 * minute);
});
