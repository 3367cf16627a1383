import { type Instant, instant } from "../time.ts";
import { dataExportLimits } from "./export-limits.ts";

/** A request for one's data; `isMade`: its archive was made. */
export type DataExportRequest = { readonly requestedAt: Instant; readonly isMade: boolean };

/**
 * From when a person can request their data again; null: now. An archive that was made is followed by a pause; a request that failed
 * can be repeated at once, but not endlessly.
 */
export function nextDataExportAt(requests: readonly DataExportRequest[], now: Instant): Instant | null {
  const { pauseMs, maxRequests } = dataExportLimits;
  const lately = requests
    .filter(({ requestedAt }) => requestedAt > now - pauseMs)
    .toSorted((one, other) => one.requestedAt - other.requestedAt);
  const latestMade = lately.findLast(({ isMade }) => isMade);
  const oldest = lately.length >= maxRequests ? lately.at(-maxRequests) : undefined;
  const waits = [latestMade, oldest].flatMap((each) =>
    each === undefined ? [] : [each.requestedAt + pauseMs],
  );
  return waits.length === 0 ? null : instant(Math.max(...waits));
}
