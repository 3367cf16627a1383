import { expect, test } from "vitest";
import { instant } from "../time.ts";
import {
  connectedMs,
  getConditions,
  isConnected,
  lowDisk,
  type StationConditionFacts,
} from "./station-conditions.ts";

const now = instant(1_700_000_000_000);
const day = 86_400_000;
const well: StationConditionFacts = {
  enrolledAt: instant(now - 30 * day),
  revokedAt: null,
  clonedAt: null,
  seenAt: instant(now - 10_000),
  diskFreeBytes: 500e9,
  diskTotalBytes: 1000e9,
  clockAheadSeconds: 3,
  outdatedCount: 0,
};

test("a station counts as connected for three heartbeats (10.005)", () => {
  expect(connectedMs).toBe(90_000);
  expect(isConnected({ ...well, seenAt: instant(now - 90_000) }, now)).toBe(true);
  expect(isConnected({ ...well, seenAt: instant(now - 90_001) }, now)).toBe(false);
  expect(isConnected({ ...well, seenAt: null }, now)).toBe(false);
  expect(isConnected({ ...well, revokedAt: now }, now)).toBe(false);
});

test.each([
  [{}, ["connected"]],
  [{ seenAt: instant(now - day) }, ["away"]],
  [{ seenAt: instant(now - 7 * day - 1) }, ["away", "not_seen"]],
  [{ seenAt: null }, ["unknown"]],
  [{ seenAt: null, enrolledAt: null }, ["never_enrolled"]],
  [{ revokedAt: now }, ["revoked"]],
  [{ clonedAt: now }, ["connected", "cloned"]],
  [{ clonedAt: now, seenAt: instant(now - day), outdatedCount: 1 }, ["away", "cloned", "outdated"]],
  [{ diskFreeBytes: 99e9 }, ["connected", "low_disk"]],
  [{ diskFreeBytes: lowDisk.bytes - 1, diskTotalBytes: null }, ["connected", "low_disk"]],
  [{ diskFreeBytes: null }, ["connected"]],
  [{ outdatedCount: 2 }, ["connected", "outdated"]],
  [{ clockAheadSeconds: -31_536_000 }, ["connected", "clock_wrong"]],
  [{ seenAt: instant(now - 90 * day), diskFreeBytes: 1 }, ["away", "not_seen", "low_disk"]],
] as const)("a station with %o has the conditions %o", (changes, said) => {
  expect(getConditions({ ...well, ...changes }, now)).toEqual(said);
});

test("a smaller number of days reports a station as not seen earlier", () => {
  const station = { ...well, seenAt: instant(now - 2 * day) };
  expect(getConditions(station, now, 1)).toEqual(["away", "not_seen"]);
  expect(getConditions(station, now, 30)).toEqual(["away"]);
});
