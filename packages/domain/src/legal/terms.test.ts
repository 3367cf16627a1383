import { describe, expect, test } from "vitest";
import { daysBetween, type LocalDate } from "../time.ts";
import { type TermsVersion, termsToAccept, termsVersions } from "./terms.ts";

const day = (text: string) => text as LocalDate;
const made = (version: string, publishedOn: string, inForceFrom: string): TermsVersion => ({
  version,
  publishedOn: day(publishedOn),
  inForceFrom: day(inForceFrom),
  changes: [],
});
const versions = [
  made("1", "2025-01-01", "2025-02-01"),
  made("2", "2026-01-01", "2026-02-01"),
  made("3", "2026-11-01", "2026-12-01"),
];
const asked = (accepted: string | null, today: string) =>
  termsToAccept(accepted, day(today), versions)?.version;

describe("terms still to be accepted", () => {
  test.each([
    ["nothing yet, one in force", null, "2025-06-01", "1"],
    ["all of it", "1", "2025-06-01", undefined],
    ["a new one is announced", "1", "2026-01-01", "2"],
    ["accepted before it is in force, it is not asked again", "2", "2026-02-01", undefined],
    ["in force since today", "1", "2026-02-01", "2"],
    ["nothing yet, one in force and one announced: the one in force", null, "2026-11-15", "2"],
    ["two behind", "1", "2027-01-01", "3"],
    ["a version that nobody knows counts for none", "9", "2025-06-01", "1"],
    ["before the first", null, "2024-12-31", undefined],
  ])("%s", (_what, accepted, today, expected) => {
    expect(asked(accepted, today)).toBe(expected);
  });
});

test("the portal's terms are in order, published 30 days before they apply, and list their changes", () => {
  expect(termsVersions.length).toBeGreaterThan(1);
  for (const [index, { version, publishedOn, inForceFrom, changes }] of termsVersions.entries()) {
    expect(version).toMatch(/^\d{4}:\d+$/);
    expect(daysBetween(publishedOn, inForceFrom)).toBeGreaterThanOrEqual(30);
    const before = termsVersions[index - 1];
    if (before === undefined) continue;
    expect(inForceFrom > before.inForceFrom).toBe(true);
    expect(changes.length).toBeGreaterThan(0);
  }
});
