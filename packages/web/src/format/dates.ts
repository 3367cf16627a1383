import {
  addDays,
  formatDate,
  formatDateTime,
  formatNewsDate,
  instant,
  type LocalDate,
  parseLocalDate,
} from "@cathedra/domain";
import { browserLocale } from "./locale.ts";

// The date formats of the domain, with the language, time zone and clock of the browser.

/** A day of the contract (`YYYY-MM-DD`) as this browser writes it (G.023). */
export function showDay(text: string): string {
  const day = parseLocalDate(text);
  return day === undefined ? text : formatDate(day, browserLocale());
}

/** The browser's format of times: its language and its time zone. */
export function browserFormat(): { readonly locale: string; readonly timeZone: string } {
  return { locale: browserLocale(), timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** A day of the contract with its weekday and month in words, for tooltips. */
export function showFullDay(text: string): string {
  const day = parseLocalDate(text);
  if (day === undefined) return text;
  const format = new Intl.DateTimeFormat(browserLocale(), { dateStyle: "full", timeZone: "UTC" });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}

/** An instant (epoch milliseconds) as this browser writes it, in its own zone (G.023). */
export function showMoment(at: number): string {
  const { locale, timeZone } = browserFormat();
  return formatDateTime(instant(at), locale, timeZone);
}

/** The time of day of an instant, as `showMoment` writes it. */
export function showTime(at: number): string {
  const [, ...time] = showMoment(at).split(/,? /);
  return time.join(" ");
}

/** The time of day to the second, for ends and ages that are exact. */
export function showExactTime(at: number): string {
  return new Intl.DateTimeFormat(browserLocale(), { timeStyle: "medium" }).format(at);
}

/** The day of an instant in the browser's time zone. */
export function localDay(at: Date = new Date()): LocalDate {
  const two = (count: number) => String(count).padStart(2, "0");
  const text = `${String(at.getFullYear()).padStart(4, "0")}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const day = parseLocalDate(text);
  if (day === undefined) throw new RangeError(`outside the calendar: ${text}`);
  return day;
}

/** The day of an instant of the contract, on the calendar of the browser's time zone. */
export function showDayOf(at: string): string {
  return showDay(localDay(new Date(at)));
}

/** The day of an instant of the contract, in the format that only news use (1.036): `5 Jan, 2024`. */
export function showNewsDate(at: string): string {
  return formatNewsDate(localDay(new Date(at)));
}

/** The last day, on the calendar of the browser's time zone, on which something that ends at this instant is valid. */
export function getLastDay(validTo: string): string {
  return localDay(new Date(Date.parse(validTo) - 1));
}

/** The end of a day on the calendar of the browser's time zone, as an instant of the contract; null if the text is not a day. */
export function endOfDay(text: string | null): string | null {
  const day = parseLocalDate(text ?? "");
  return day === undefined ? null : new Date(`${addDays(day, 1)}T00:00:00`).toISOString();
}
