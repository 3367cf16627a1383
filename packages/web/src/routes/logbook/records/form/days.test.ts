import { addDays, instant } from "@cathedra/domain";
import { isLongAgo, latestDayForServer } from "@cathedra/domain/logbook";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aForm, aRecord, choices, maya } from "../../../../../test/record-form.ts";
import { localDay, showDay } from "../../../../format/dates.ts";
import { makeForm, toSaveVariables } from "./record-mapping.ts";
import { validateForm } from "./validate-form.ts";

afterEach(() => vi.unstubAllEnvs());

const zones = [
  "Europe/Berlin",
  "Europe/London",
  "America/New_York",
  "America/St_Johns",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
];

/** Nights with a clock change somewhere in Europe or America, and one without. */
const nights = [
  [2024, 3, 31],
  [2026, 3, 29],
  [2026, 3, 31],
  [2026, 3, 8],
  [2026, 10, 25],
  [2026, 12, 31],
] as const;

describe.each(zones)("time zone %s", (zone) => {
  it.each(nights)("a case at 23:30 on %i-%i-%i stays on that day", (year, month, date) => {
    vi.stubEnv("TZ", zone);
    const now = new Date(year, month - 1, date, 23, 30);
    const today = localDay(now);
    expect(today).toBe(new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10));

    const form = aForm({ dateOfProcedure: today });
    const variables = toSaveVariables(form, {
      record: undefined,
      version: null,
      clientKey: "c0000000-0000-4000-8000-000000000001",
      customerId: 1,
      viewerKeycloakId: maya.keycloakId,
    });
    expect(variables.activity.dateOfProcedure).toBe(today);
    const groups = [{ id: 1, customerId: 1 }];
    expect(validateForm(variables, { choices, groups, today })).toEqual({});
    // The server in another time zone must accept the day as well.
    expect(today <= latestDayForServer(instant(now.getTime()))).toBe(true);
    expect(isLongAgo(today, addDays(today, 10))).toBe(false);
    expect(isLongAgo(today, addDays(today, 11))).toBe(true);
  });

  it("a stored day is shown and opened as that day", () => {
    const record = aRecord({ dateOfProcedure: "2024-03-31" });
    vi.stubEnv("TZ", "UTC");
    const inUtc = showDay(record.dateOfProcedure);
    vi.stubEnv("TZ", zone);
    expect(showDay(record.dateOfProcedure)).toBe(inUtc);
    expect(makeForm(record).dateOfProcedure).toBe("2024-03-31");
  });
});

it("the time zones of these tests really differ", () => {
  vi.stubEnv("TZ", "Pacific/Kiritimati");
  const there = new Date(2026, 2, 31, 23, 30).getTime();
  vi.stubEnv("TZ", "Pacific/Pago_Pago");
  expect(new Date(2026, 2, 31, 23, 30).getTime() - there).toBe(25 * 3_600_000);
});
