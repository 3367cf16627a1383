import { roughDuration } from "../duration.ts";
import type { StationCondition } from "../stations/condition.ts";

/** What people read where staff looks at systems (10.001-10.015). */
export const stationAdminTexts = {
  title: "Systems",
  explanation: "The simulators that stand somewhere: how they are, and what they logged.",
  /** (10.002) */
  statistics: "Logs statistics",
  /** (10.014) */
  none: "No systems found",
  /** (10.015) */
  noActivities: "No activities found. Try changing the date range or refreshing the page.",
  /** (10.013) */
  downloaded: "Successfully downloaded log files",
  downloadFailed: "Something went wrong when downloading log files.",
  created: "System was created",
  saved: "System was saved",
  removed: "System was removed",
  revoked: "The key was revoked",
  saveFailed: "The system was not saved. Please try again.",
  tokenFailed: "No token was made. Please try again.",
  removeFailed: "The system was not removed. Please try again.",
  revokeFailed: "The key was not revoked. Please try again.",
  tokenOnce: "It is shown now and never again. It works once, within an hour, and ends every earlier one.",
  tokenHow:
    "At the system, start the desktop client and type the token where it asks for it. The system makes a key of its own and is known by it from then on.",
  tokenReplaces:
    "The system has a key. With the new one the former ends, and whoever is signed in on it is signed out.",
} as const;

/** What is said of a system in one or two words, and why. */
export const conditionTexts: Readonly<
  Record<StationCondition, { readonly label: string; readonly why: string }>
> = {
  connected: { label: "Connected", why: "It was heard of within the last 90 seconds." },
  away: { label: "Not connected", why: "It was heard of before, and not in the last 90 seconds." },
  not_seen: { label: "Missed", why: "It has not been heard of for days." },
  unknown: { label: "Unknown", why: "It has a key and has not been heard of yet: nothing is known of it." },
  never_enrolled: {
    label: "Never enrolled",
    why: "It has no key yet: make a token and type it at the system.",
  },
  revoked: { label: "Key revoked", why: "Nothing that it says counts until a token brings it a new key." },
  cloned: {
    label: "Two computers",
    why: "Two computers speak with its key. Neither gets software or may deliver results until staff decides.",
  },
  low_disk: { label: "Low disk", why: "Less than a tenth of its disk is free, or less than 20 GB." },
  outdated: { label: "Outdated", why: "There is a newer release of some of its software for it." },
  clock_wrong: { label: "Clock wrong", why: "Its clock is two minutes off, or more." },
};

/** `412 GB free of 1,000 GB`; what is not known is not said. */
export function diskText(free: number | null | undefined, total: number | null | undefined): string | null {
  if (free == null) return null;
  const gigas = (bytes: number) => `${Math.floor(bytes / 1e9).toLocaleString("en")} GB`;
  return total == null ? `${gigas(free)} free` : `${gigas(free)} free of ${gigas(total)}`;
}

/** `1 year 2 days ahead`: how far a clock is off, as coarse as anybody wants to know; null: it is right. */
export function clockText(aheadSeconds: number): string | null {
  const off = Math.abs(aheadSeconds);
  if (off < 120) return null;
  return `${roughDuration(off)} ${aheadSeconds > 0 ? "ahead" : "behind"}`;
}
