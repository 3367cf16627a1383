import { compareVersions, parseVersion } from "@cathedra/domain";
import * as v from "valibot";

const dayMs = 24 * 3_600_000;

const dismissal = v.object({ version: v.string(), at: v.number() });
export type Dismissal = v.InferOutput<typeof dismissal>;

/** Parses the stored dismissal; undefined if there is none, or it is invalid. */
export function readDismissal(text: string | null): Dismissal | undefined {
  try {
    const read = v.safeParse(dismissal, JSON.parse(text ?? "null"));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the person is told about the newest desktop client: their version is older (1.024), and they have not dismissed the
 * message within the last day.
 */
export function isAnnounced(
  newest: string,
  running: string,
  known: Dismissal | undefined,
  now: number,
): boolean {
  if (compareVersions(parseVersion(running), parseVersion(newest)) >= 0) return false;
  return known === undefined || known.version !== newest || now - known.at >= dayMs || known.at > now;
}

/** The platform of the browser by its user agent; null if there is no client for it. */
export function getPlatform(agent: string): "windows" | "macos" | "linux" | null {
  if (/Android|iPhone|iPad/.test(agent)) return null;
  if (/Windows/.test(agent)) return "windows";
  if (/Macintosh|Mac OS X/.test(agent)) return "macos";
  return /Linux|X11/.test(agent) ? "linux" : null;
}
