import type { Instant } from "../time.ts";
import { wrongClockSeconds } from "./clock-offset.ts";
import { heartbeat } from "./heartbeat.ts";

/**
 * The conditions of a station, each with its own reason. Nothing is known about a station that has not reported since it got
 * its key, so it is never shown as switched off.
 */
export const stationConditions = [
  "connected",
  "away",
  "not_seen",
  "unknown",
  "never_enrolled",
  "revoked",
  "cloned",
  "low_disk",
  "outdated",
  "clock_wrong",
] as const;
export type StationCondition = (typeof stationConditions)[number];

/** A station counts as connected for three heartbeats after the last one (10.005). */
export const connectedMs = heartbeat.missed * heartbeat.seconds * 1000;

/** A disk is low with less than a tenth free, or less than one update needs. */
export const lowDisk = { part: 0.1, bytes: 20 * 1024 ** 3 } as const;

/** The number of days after which an absent station counts as missing. */
export const daysToMiss = { usual: 7, choices: [1, 7, 30] } as const;

const dayMs = 86_400_000;

export type StationConditionFacts = {
  /** When the station got its key; null if it has none yet. */
  readonly enrolledAt: Instant | null;
  /** When the key was revoked; null if it is valid. */
  readonly revokedAt: Instant | null;
  /** Since when two computers use the station's key; null if none do, or if staff has decided. */
  readonly clonedAt: Instant | null;
  /** When the station last reported; null if it never has. */
  readonly seenAt: Instant | null;
  readonly diskFreeBytes: number | null;
  readonly diskTotalBytes: number | null;
  readonly clockAheadSeconds: number;
  /** The number of its software for which a newer release is offered. */
  readonly outdatedCount: number;
};

/** Whether a station has reported within three heartbeats (10.005). */
export function isConnected({ seenAt, revokedAt }: StationConditionFacts, now: Instant): boolean {
  return seenAt !== null && revokedAt === null && now - seenAt <= connectedMs;
}

/**
 * All conditions of a station now, the most important first; `days` is the time after which an absent station counts as
 * missing.
 */
export function getConditions(
  station: StationConditionFacts,
  now: Instant,
  days: number = daysToMiss.usual,
): readonly StationCondition[] {
  const cloned = station.clonedAt === null ? [] : (["cloned"] as const);
  return [...getContact(station, now, days), ...cloned, ...getTroubles(station)];
}

function getContact(station: StationConditionFacts, now: Instant, days: number): readonly StationCondition[] {
  const { enrolledAt, revokedAt, seenAt } = station;
  if (revokedAt !== null) return ["revoked"];
  if (enrolledAt === null) return ["never_enrolled"];
  if (seenAt === null) return ["unknown"];
  if (isConnected(station, now)) return ["connected"];
  return now - seenAt > days * dayMs ? ["away", "not_seen"] : ["away"];
}

/** The problems that the station's latest report shows: disk, software and clock. */
function getTroubles({
  seenAt,
  diskFreeBytes,
  diskTotalBytes,
  outdatedCount,
  clockAheadSeconds,
}: StationConditionFacts): readonly StationCondition[] {
  if (seenAt === null) return outdatedCount > 0 ? ["outdated"] : [];
  return [
    ...(isLow(diskFreeBytes, diskTotalBytes) ? (["low_disk"] as const) : []),
    ...(outdatedCount > 0 ? (["outdated"] as const) : []),
    ...(Math.abs(clockAheadSeconds) >= wrongClockSeconds ? (["clock_wrong"] as const) : []),
  ];
}

function isLow(free: number | null, total: number | null): boolean {
  if (free === null) return false;
  return free < lowDisk.bytes || (total !== null && free < total * lowDisk.part);
}
