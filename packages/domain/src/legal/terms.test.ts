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
    ["without an acceptance, the version in force is asked for", null, "2025-06-01", "1"],
    ["nothing is asked for after the latest version was accepted", "1", "2025-06-01", undefined],
    ["an announced version is asked for", "1", "2026-01-01", "2"],
    ["a version accepted before it is in force is not asked for again", "2", "2026-02-01", undefined],
    ["a version in force since today is asked for", "1", "2026-02-01", "2"],
    [
      "without an acceptance, the version in force is asked for before an announced one",
      null,
      "2026-11-15",
      "2",
    ],
    ["of two missed versions, the latest is asked for", "1", "2027-01-01", "3"],
    ["an unknown accepted version counts as no acceptance", "9", "2025-06-01", "1"],
    ["before the first version, nothing is asked for", null, "2024-12-31", undefined],
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
