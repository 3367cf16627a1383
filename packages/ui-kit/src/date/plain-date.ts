import { type CalendarDate, parseDate } from "@internationalized/date";

/** Parses `YYYY-MM-DD`; null for any other text. */
export function readPlainDate(text: string | null | undefined): CalendarDate | null {
  if (text === null || text === undefined || !/^\d{4}-\d{2}-\d{2}$/u.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** Formats a date; null while its year has fewer than four digits, because the year is typed digit by digit. */
export function writePlainDate(date: CalendarDate | null): string | null {
  return date === null || date.year < 1000 ? null : date.toString();
}

/** Dates are written month first for en-US, day first for en-GB and as ISO elsewhere, in English (G.023). */
export function dateLocale(locale: string): string {
  return locale === "en-US" || locale === "en-GB" ? locale : "en-SE";
}

/** Reads a pasted date: in ISO format, or as numbers in the order of the field. */
export function readPastedDate(text: string, locale: string): CalendarDate | null {
  const bare = text.trim();
  const iso = readPlainDate(bare.slice(0, 10));
  if (iso !== null) return iso;
  const parts = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})$/u.exec(bare);
  if (parts === null) return null;
  const [first = "", second = "", year = ""] = parts.slice(1);
  const [month, day] = locale === "en-US" ? [first, second] : [second, first];
  return readPlainDate(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}

export type DateBounds = {
  /** The first or last allowed day as `YYYY-MM-DD`, which is itself allowed. */
  readonly minValue?: string | undefined;
  /** The first or last allowed day as `YYYY-MM-DD`, which is itself allowed. */
  readonly maxValue?: string | undefined;
  readonly tooEarlyMessage?: string | undefined;
  readonly tooLateMessage?: string | undefined;
};

type Entered = { readonly date: CalendarDate | null; readonly isPartial: boolean };

export function dateViolation(
  { date, isPartial }: Entered,
  bounds: DateBounds,
  locale: string,
): string | undefined {
  if (isPartial) return "Enter the whole date";
  if (date === null) return undefined;
  if (date.year < 1000) return "Enter the year with four digits";
  const [min, max] = [readPlainDate(bounds.minValue), readPlainDate(bounds.maxValue)];
  if (min !== null && date.compare(min) < 0) {
    return bounds.tooEarlyMessage ?? `Use a date from ${spoken(min, locale)} on`;
  }
  if (max !== null && date.compare(max) > 0) {
    return bounds.tooLateMessage ?? `Use a date up to ${spoken(max, locale)}`;
  }
  return undefined;
}

function spoken(date: CalendarDate, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone: "UTC" }).format(date.toDate("UTC"));
}
