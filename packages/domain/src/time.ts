import type { Branded } from "./branded.ts";

/** An instant in epoch milliseconds. */
export type Instant = Branded<number, "Instant">;

/** A calendar day without time or zone, `YYYY-MM-DD`, proleptic Gregorian, year 1 to 9999. */
export type LocalDate = Branded<string, "LocalDate">;

export function instant(epochMilliseconds: number): Instant {
  if (!Number.isInteger(epochMilliseconds)) throw new RangeError(`not an instant: ${epochMilliseconds}`);
  return epochMilliseconds as Instant;
}

/**
 * Parses an ISO 8601 instant with a time zone, `2026-03-25T14:05:00Z`; fractions of milliseconds are dropped. Undefined for
 * other forms and for days or times that do not exist.
 */
export function parseInstant(text: string): Instant | undefined {
  const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}):\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.exec(text);
  // `Date.parse` turns 30 February into March and accepts 24:00, so both are refused before.
  if (parts === null || parts[2] === "24" || parseLocalDate(parts[1] ?? "") === undefined) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : instant(at);
}

/** The day that `text` names, or undefined where it is not the exact form or no such day exists (`2026-02-30`). */
export function parseLocalDate(text: string): LocalDate | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (parts === null) return undefined;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (year < 1 || month < 1 || month > 12) return undefined;
  return day >= 1 && day <= daysInMonth(year, month) ? (text as LocalDate) : undefined;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whole days from `from` to `to`; negative where `to` is earlier. Daylight saving does not exist for days. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The day `count` days after `date`; before it where `count` is negative. Throws outside years 1 to 9999. */
export function addDays(date: LocalDate, count: number): LocalDate {
  return utcDay(instant(Date.parse(`${date}T00:00:00Z`) + count * 86_400_000));
}

/** The day of an instant in UTC. */
export function utcDay(at: Instant): LocalDate {
  const day = parseLocalDate(new Date(at).toISOString().slice(0, 10));
  if (day === undefined) throw new RangeError(`outside the calendar: ${at}`);
  return day;
}
