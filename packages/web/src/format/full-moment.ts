import { browserFormat } from "./dates.ts";

/** An instant with its day in words and the name of its time zone, for tooltips. */
export function showFullMoment(at: number): string {
  const { locale, timeZone } = browserFormat();
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: "full" });
  const time = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "long",
  });
  return `${day.format(at)}, ${time.format(at)}`;
}
