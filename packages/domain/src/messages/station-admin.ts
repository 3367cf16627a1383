import { roughDuration } from "../duration.ts";
import type { StationCondition } from "../stations/station-conditions.ts";

/** The texts of the administration of systems (10.001-10.015). */
export const stationAdminTexts = {
  title: "Systems",
  /** The specification gives this text word for word (10.002). */
  statistics: "Logs statistics",
  /** The specification gives this text word for word (10.014). */
  none: "No systems found",
  /** The specification gives this text word for word (10.015). */
  noActivities: "No activities found. Try changing the date range or refreshing the page.",
  /** The specification gives this text word for word (10.013). */
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
  tokenOnce: "It is shown only now. It works once, within an hour, and replaces every earlier token.",
  tokenHow:
    "At the system, start the desktop client and type the token when asked. The system then makes its own key and is recognised by it.",
  tokenReplaces:
    "The system has a key. A new one replaces it, and anyone signed in on the system is signed out.",
} as const;

/** The conditions of a system: a label of one or two words, and an explanation. */
export const conditionTexts: Readonly<
  Record<StationCondition, { readonly label: string; readonly why: string }>
> = {
  connected: { label: "Connected", why: "Seen in the last 90 seconds." },
  away: { label: "Not connected", why: "Seen before, but not in the last 90 seconds." },
  not_seen: { label: "Missing", why: "Not seen for days." },
  unknown: { label: "Unknown", why: "It has a key but has not reported yet." },
  never_enrolled: {
    label: "Never enrolled",
    why: "It has no key yet. Make a token and type it in at the system.",
  },
  revoked: { label: "Key revoked", why: "Its data is ignored until you enrol it again." },
  cloned: {
    label: "Two computers",
    why: "Two computers are using its key. Neither gets software or can deliver results until staff decide.",
  },
  low_disk: { label: "Low disk", why: "Less than a tenth of its disk is free, or less than 20 GB." },
  outdated: { label: "Outdated", why: "There is a newer release of some of its software for it." },
  clock_wrong: { label: "Clock wrong", why: "Its clock is two minutes off, or more." },
};

/** `412 GB free of 1,000 GB`; unknown values are left out. */
export function diskText(free: number | null | undefined, total: number | null | undefined): string | null {
  if (free == null) return null;
  const gigas = (bytes: number) => `${Math.floor(bytes / 1e9).toLocaleString("en")} GB`;
  return total == null ? `${gigas(free)} free` : `${gigas(free)} free of ${gigas(total)}`;
}

/** `1 year 2 days ahead`: the approximate error of a clock; null if it is right. */
export function clockText(aheadSeconds: number): string | null {
  const off = Math.abs(aheadSeconds);
  if (off < 120) return null;
  return `${roughDuration(off)} ${aheadSeconds > 0 ? "ahead" : "behind"}`;
}
