import { type Instant, type LocalDate, parseLocalDate } from "./time.ts";

/** The time zone of people whose browser has not sent one yet. */
export const defaultTimeZone = "UTC";

/** The header of a request in which a browser says its time zone, by its IANA name. */
export const timeZoneHeader = "x-time-zone";

/** A day and the full hours of it that have passed, on a clock in some time zone. */
export type LocalTime = { readonly day: LocalDate; readonly hour: number };

/** The local time in the time zone; an unknown zone counts as UTC. */
export function localTime(at: Instant, timeZone: string | null): LocalTime {
  const parts = getFormat(timeZone ?? defaultTimeZone).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  const day = parseLocalDate(`${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`);
  if (day === undefined) throw new RangeError(`outside the calendar: ${at}`);
  return { day, hour: Number(part("hour")) };
}

/** Whether this system knows the time zone (`Europe/Stockholm`); offsets such as `+02:00` are none, since they know no summer. */
export function isTimeZone(timeZone: string): boolean {
  return /^[A-Za-z][\w+/-]{0,63}$/.test(timeZone) && getKnownFormat(timeZone) !== null;
}

function getFormat(timeZone: string): Intl.DateTimeFormat {
  return (isTimeZone(timeZone) ? getKnownFormat(timeZone) : null) ?? newFormat(defaultTimeZone);
}

/** The formats of the time zones that were used last; null for one that this system does not know. */
const formats = new Map<string, Intl.DateTimeFormat | null>();
/** A formatter takes tens of kilobytes, and clients choose the spelling of a zone, so the number of cached ones is limited. */
const keptFormats = 100;

/** Making a format takes ten times as long as using it. */
function getKnownFormat(timeZone: string): Intl.DateTimeFormat | null {
  const kept = formats.get(timeZone);
  if (kept !== undefined) return kept;
  if (formats.size >= keptFormats) formats.clear();
  const made = formatUnlessUnknown(timeZone);
  formats.set(timeZone, made);
  return made;
}

function formatUnlessUnknown(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return newFormat(timeZone);
  } catch {
    return null;
  }
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone,
    calendar: "iso8601",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
}
