import { type LocalDate, parseLocalDate } from "../time.ts";

/** The longest texts of a record, in UTF-16 units as a browser's `maxlength` counts them. */
export const maxIdentifierLength = 100;
export const maxPersonNameLength = 100;
export const maxHospitalLength = 200;
export const maxIndicationLength = 1000;
export const maxCommentLength = 4000;
export const maxSearchTextLength = 200;
/** The longest id or key of the catalogue, in UTF-16 units. */
export const maxKeyLength = 200;

export const maxParticipants = 30;

export const maxDose = 999_999.999;

/** The earliest day that a record accepts, and the latest for a follow-up. */
export const earliestDay = getDay("1900-01-01");
export const latestFollowUp = getDay("2199-12-31");

/** A date of procedure further back than this is asked about (7.060). */
export const daysUntilLongAgo = 10;

/** The page size of the list, and the most that one call returns (7.051). */
export const logbookPageSize = 25;
export const maxRecordsAtOnce = 1000;
/** The most records that one request saves. */
export const maxSavesAtOnce = 25;

/** A person's latest records whose choices the form offers first, and how many of each kind. */
export const recordsForRecent = 50;
export const recentChoicesShown = 5;

function getDay(text: string): LocalDate {
  const day = parseLocalDate(text);
  if (day === undefined) throw new RangeError(text);
  return day;
}
