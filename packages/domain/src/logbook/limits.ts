import { type LocalDate, parseLocalDate } from "../time.ts";

/** The longest texts of a record, in UTF-16 units as a browser's `maxlength` counts them. */
export const longestIdentifier = 100;
export const longestPersonName = 100;
export const longestHospital = 200;
export const longestIndication = 1000;
export const longestComment = 4000;
export const longestSearchText = 200;
/** The longest id or key of the catalogue, in UTF-16 units. */
export const longestKey = 200;

export const mostParticipants = 30;

export const largestDose = 999_999.999;

/** The earliest day that a record accepts, and the latest for a follow-up. */
export const earliestDay = dayOf("1900-01-01");
export const latestFollowUp = dayOf("2199-12-31");

/** A date of procedure further back than this is asked about (7.060). */
export const daysUntilLongAgo = 10;

/** The page size of the list, and the most that one call returns (7.051). */
export const logbookPageSize = 25;
export const mostRecordsAtOnce = 1000;
/** The most records that one request saves. */
export const mostSavesAtOnce = 25;

/** A person's latest records whose choices the form offers first, and how many of each kind. */
export const recordsForRecent = 50;
export const recentChoicesShown = 5;

function dayOf(text: string): LocalDate {
  const day = parseLocalDate(text);
  if (day === undefined) throw new RangeError(text);
  return day;
}
