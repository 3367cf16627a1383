import fc from "fast-check";
import { expect, it } from "vitest";
import { isTimeZone, localTime } from "../local-time.ts";
import { addDays, instant, type LocalDate } from "../time.ts";
import { type AssignmentReminder, reminderAt } from "./assignment-reminder.ts";

const dueOn = "2026-12-10" as LocalDate;
const askedOn = "2026-11-01" as LocalDate;
const remindedAt = (days: number, hour = 12) =>
  reminderAt({ dueOn, askedOn }, { day: addDays(dueOn, days), hour });

it.each([
  [-8, 23, null],
  [-7, 7, null],
  [-7, 8, "week"],
  [-2, 23, "week"],
  [-1, 7, null],
  [-1, 8, "day"],
  [0, 0, "day"],
  [0, 23, "day"],
  [1, 7, null],
  [1, 8, "late"],
  [7, 23, "late"],
  [8, 0, null],
] as const)("reminder %i days from the due day at %i o'clock: %s", (days, hour, expected) => {
  expect(remindedAt(days, hour)).toBe(expected);
});

it("a reminder is skipped when the assignment was made after its time, but lateness is still reported", () => {
  const asked = (days: number, on: number) =>
    reminderAt({ dueOn, askedOn: addDays(dueOn, on) }, { day: addDays(dueOn, days), hour: 12 });
  expect(asked(-5, -7)).toBeNull();
  expect(asked(-5, -8)).toBe("week");
  expect(asked(0, -1)).toBeNull();
  expect(asked(0, -2)).toBe("day");
  expect(asked(1, 0)).toBe("late");
});

it("each reminder is sent once and in order, for any times at which the worker runs", () => {
  const hours = fc.uniqueArray(fc.integer({ min: -24 * 12, max: 24 * 12 }), { maxLength: 60 });
  fc.assert(
    fc.property(hours, (looks) => {
      const order: readonly (AssignmentReminder | null)[] = ["week", "day", "late"];
      const found = looks
        .toSorted((one, other) => one - other)
        .map((at) =>
          reminderAt(
            { dueOn, askedOn },
            { day: addDays(dueOn, Math.floor(at / 24)), hour: ((at % 24) + 24) % 24 },
          ),
        )
        .filter((kind) => kind !== null);
      const places = found.map((kind) => order.indexOf(kind));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }),
  );
});

it("reminders use the person's local time, also at a change to summer time", () => {
  const at = instant(Date.UTC(2026, 2, 29, 0, 30));
  expect(localTime(at, "Europe/Stockholm")).toEqual({ day: "2026-03-29", hour: 1 });
  expect(localTime(instant(at + 3_600_000), "Europe/Stockholm")).toEqual({ day: "2026-03-29", hour: 3 });
  expect(localTime(at, "America/Los_Angeles")).toEqual({ day: "2026-03-28", hour: 17 });
  expect(localTime(at, "Pacific/Kiritimati")).toEqual({ day: "2026-03-29", hour: 14 });
  expect(localTime(at, null)).toEqual({ day: "2026-03-29", hour: 0 });
  expect(localTime(at, "Nowhere/Land")).toEqual({ day: "2026-03-29", hour: 0 });
});

it.each([
  ["Europe/Stockholm", true],
  ["UTC", true],
  ["America/Argentina/Buenos_Aires", true],
  ["+02:00", false],
  ["Nowhere/Land", false],
  ["", false],
  ["Europe/Stockholm'; drop table", false],
] as const)("%s is a time zone: %s", (zone, expected) => {
  expect(isTimeZone(zone)).toBe(expected);
});

it("the local time is right for more time zones than the cache holds", () => {
  const at = instant(Date.UTC(2026, 2, 29, 0, 30));
  const zones = Intl.supportedValuesOf("timeZone");
  const clocks = () => zones.map((zone) => localTime(at, zone));
  const first = clocks();
  expect(clocks()).toEqual(first);
  expect(new Set(first.map(({ hour }) => hour)).size).toBeGreaterThan(20);
  expect(first[zones.indexOf("Asia/Tokyo")]).toEqual({ day: "2026-03-29", hour: 9 });
});
