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
    ["never read", never, 1, false],
    ["as the answer is there", read, 1, true],
    ["until 30 s later", read, 30.999, true],
    ["and no longer", read, 31, false],
    ["asked for again without an answer", { ...read, askedAt: at(5) }, 6, false],
    ["changed on the platform since", { ...read, invalidatedAt: at(2) }, 3, false],
    ["changed while the platform was answering", { ...read, invalidatedAt: at(0.001) }, 3, false],
    ["changed before they were asked for", { ...read, invalidatedAt: at(0) }, 3, true],
    ["a reset has no answer", { ...read, unconfirmedSince: at(-20) }, 3, false],
    ["the platform has nobody", { ...read, isNobody: true }, 600, true],
    ["the platform had nobody", { ...read, isNobody: true }, 601, false],
    ["nothing was ever asked, though a time of reading is known", { ...never, readAt: at(0) }, 1, false],
    ["an answer whose time of reading is not known", { ...read, readAt: null }, 1, false],
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
    ["the first time", never, 0, true],
    ["not again within 30 s", read, 29.999, false],
    ["after 30 s", read, 30, true],
    ["not again while no answer came", { ...never, askedAt: at(0) }, 29, false],
    ["at once after an act that changes the figures", { ...read, invalidatedAt: at(0.001) }, 1, true],
    ["once after it", { ...read, askedAt: at(2), invalidatedAt: at(1) }, 3, false],
    ["every 5 s while a reset has no answer", { ...read, unconfirmedSince: at(0) }, 5, true],
    ["not more often", { ...read, unconfirmedSince: at(0) }, 4.9, false],
    ["about nobody every ten minutes", { ...read, isNobody: true }, 599, false],
    [
      "as usual while it was not answered that the platform has nobody",
      { ...read, isNobody: true, askedAt: at(5) },
      35,
      true,
    ],
    ["about nobody again", { ...read, isNobody: true }, 600, true],
    ["about nobody at once after a start", { ...read, isNobody: true, invalidatedAt: at(1) }, 2, true],
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
    ["that finds the course at its beginning", 1, "not_attempted", true],
    ["that finds nobody in it", 1, "", true],
    ["not by one that still finds progress", 1, "in_progress", false],
    ["by one that finds it a minute later", 60, "in_progress", true],
    ["not by one that was asked before", -1, "not_attempted", false],
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
