import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Instant, instant } from "../time.ts";
import {
  agesOfProgress,
  isProgressCurrent,
  isResetSettled,
  isSyncDue,
  type ProgressReading,
  progressCurrentForMs,
} from "./progress-freshness.ts";

const at = (seconds: number): Instant => instant(1_800_000_000_000 + seconds * 1000);
const never: ProgressReading = {
  askedAt: null,
  figuresAt: null,
  readAt: null,
  isNobody: false,
  invalidatedAt: null,
  unconfirmedSince: null,
};
/** Figures that were requested at 0 s and arrived at 1 s. */
const read: ProgressReading = { ...never, askedAt: at(0), figuresAt: at(0), readAt: at(1) };

describe("when progress figures are current", () => {
  test.each([
    ["figures never read are not current", never, 1, false],
    ["figures are current when the answer has arrived", read, 1, true],
    ["figures are current until 30 s after the reading", read, 30.999, true],
    ["figures are not current 30 s after the reading", read, 31, false],
    ["figures are not current while requested again", { ...read, askedAt: at(5) }, 6, false],
    [
      "figures changed on the platform after the reading are not current",
      { ...read, invalidatedAt: at(2) },
      3,
      false,
    ],
    ["figures changed during the reading are not current", { ...read, invalidatedAt: at(0.001) }, 3, false],
    ["figures changed before the request are current", { ...read, invalidatedAt: at(0) }, 3, true],
    ["figures are not current while a reset has no answer", { ...read, unconfirmedSince: at(-20) }, 3, false],
    [
      "for a person unknown to the platform, figures are current for ten minutes",
      { ...read, isNobody: true },
      600,
      true,
    ],
    [
      "for a person unknown to the platform, figures are not current after ten minutes",
      { ...read, isNobody: true },
      601,
      false,
    ],
    [
      "figures never requested are not current, even with a time of reading",
      { ...never, readAt: at(0) },
      1,
      false,
    ],
    ["figures without a time of reading are not current", { ...read, readAt: null }, 1, false],
  ])("%s", (_, reading, now, expected) =>
    expect(isProgressCurrent(reading, "usual", at(now))).toBe(expected),
  );

  test("after returning from the platform, figures are current for three seconds", () => {
    expect(isProgressCurrent(read, "returned", at(3.9))).toBe(true);
    expect(isProgressCurrent(read, "returned", at(4))).toBe(false);
  });
});

test("an open page treats figures as current for the rest of the 30 s since they were read", () => {
  expect(progressCurrentForMs(read, at(1))).toBe(30_000);
  expect(progressCurrentForMs(read, at(30))).toBe(1_000);
  expect(progressCurrentForMs(read, at(31))).toBe(0);
  expect(progressCurrentForMs({ ...read, isNobody: true }, at(61))).toBe(540_000);
  expect(progressCurrentForMs({ ...read, unconfirmedSince: at(0) }, at(1))).toBe(0);
});

describe("when the learning platform is asked", () => {
  test.each([
    ["the first request is due", never, 0, true],
    ["no request is due within 30 s", read, 29.999, false],
    ["a request is due after 30 s", read, 30, true],
    ["no request is due while an answer is pending", { ...never, askedAt: at(0) }, 29, false],
    [
      "a request is due at once after an action that changes the figures",
      { ...read, invalidatedAt: at(0.001) },
      1,
      true,
    ],
    [
      "only one request is due after such an action",
      { ...read, askedAt: at(2), invalidatedAt: at(1) },
      3,
      false,
    ],
    ["a request is due every 5 s while a reset has no answer", { ...read, unconfirmedSince: at(0) }, 5, true],
    [
      "no request is due earlier while a reset has no answer",
      { ...read, unconfirmedSince: at(0) },
      4.9,
      false,
    ],
    [
      "no request is due within ten minutes for a person unknown to the platform",
      { ...read, isNobody: true },
      599,
      false,
    ],
    [
      "a request without an answer is due as usual for a person unknown to the platform",
      { ...read, isNobody: true, askedAt: at(5) },
      35,
      true,
    ],
    [
      "a request is due after ten minutes for a person unknown to the platform",
      { ...read, isNobody: true },
      600,
      true,
    ],
    [
      "a request is due at once after a start for a person unknown to the platform",
      { ...read, isNobody: true, invalidatedAt: at(1) },
      2,
      true,
    ],
  ])("%s", (_, reading, now, expected) => expect(isSyncDue(reading, "usual", at(now))).toBe(expected));

  test("after returning from the platform, it is asked again after three seconds", () => {
    expect(isSyncDue(read, "returned", at(2.9))).toBe(false);
    expect(isSyncDue(read, "returned", at(3))).toBe(true);
  });
});

test("figures that are not current become due, and new ones are current", () => {
  const moment = fc.option(fc.integer({ min: -100, max: 100 }).map(at), { nil: null });
  const readings = fc.record({
    askedAt: moment,
    figuresAt: moment,
    readAt: moment,
    isNobody: fc.boolean(),
    invalidatedAt: moment,
    unconfirmedSince: fc.constant(null),
  });
  fc.assert(
    fc.property(readings, (reading) => {
      const now = at(101);
      const later = at(101 + 601);
      expect(isProgressCurrent(reading, "usual", now) || isSyncDue(reading, "usual", later)).toBe(true);
      const answered = { ...reading, askedAt: now, figuresAt: now, readAt: now };
      expect(isProgressCurrent(answered, "usual", now)).toBe(true);
      expect(isSyncDue(answered, "usual", now)).toBe(false);
    }),
  );
});

describe("when a reading settles a reset without an answer", () => {
  test.each([
    ["a reading with the course at its beginning settles the reset", 1, "not_attempted", true],
    ["a reading without the person settles the reset", 1, "", true],
    ["a reading with progress does not settle the reset", 1, "in_progress", false],
    ["a reading with progress a minute later settles the reset", 60, "in_progress", true],
    ["a reading requested before does not settle the reset", -1, "not_attempted", false],
  ] as const)("%s", (_, askedAt, status, expected) =>
    expect(isResetSettled(at(0), { askedAt: at(askedAt), status })).toBe(expected),
  );
});

test("the age of a class's figures is given by the oldest and the newest", () => {
  expect(agesOfProgress([{ readAt: instant(5) }, { readAt: null }, { readAt: instant(3) }])).toEqual({
    oldest: 3,
    newest: 5,
    notRead: 1,
  });
  const three = [5, 3, 9].map((ms) => ({ readAt: instant(ms) }));
  expect(agesOfProgress(three)).toEqual({ oldest: 3, newest: 9, notRead: 0 });
  expect(agesOfProgress([{ readAt: null }])).toEqual({ oldest: null, newest: null, notRead: 1 });
});
