import type { Instant, LocalDate } from "./time.ts";

type Style = "us" | "gb" | "iso";

/** en-US is month/day/year with 12 hours, en-GB day/month/year with 24, anything else ISO (G.023). */
function getStyle(locale: string): Style {
  if (locale.toLowerCase() === "en-us") return "us";
  return locale.toLowerCase() === "en-gb" ? "gb" : "iso";
}

/** A day as the locale writes it: `03/25/2026`, `25/03/2026`, `2026-03-25`. */
export function formatDate(date: LocalDate, locale: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  const style = getStyle(locale);
  if (style === "us") return `${month}/${day}/${year}`;
  return style === "gb" ? `${day}/${month}/${year}` : date;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** A day as news carry it, in the portal's language whatever the locale (1.036): `5 Jan, 2024`. */
export function formatNewsDate(date: LocalDate): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${months[(month ?? 1) - 1]}, ${year}`;
}

/** An instant in a zone (`Europe/Stockholm`): `03/25/2026, 2:05 PM`, `25/03/2026, 14:05`, `2026-03-25 14:05`. */
export function formatDateTime(at: Instant, locale: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    calendar: "iso8601",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  const date = formatDate(`${part("year")}-${part("month")}-${part("day")}` as LocalDate, locale);
  const style = getStyle(locale);
  const time =
    style === "us" ? twelveHours(part("hour"), part("minute")) : `${part("hour")}:${part("minute")}`;
  return style === "iso" ? `${date} ${time}` : `${date}, ${time}`;
}

function twelveHours(hour: string, minute: string): string {
  const hours = Number(hour);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minute} ${hours < 12 ? "AM" : "PM"}`;
}
