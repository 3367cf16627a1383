import { browserFormat } from "../../format/dates.ts";

type Times = { readonly eventAt: string; readonly durationInSeconds: number };

/** When an event is, in the browser's own zone: `Tue 24 Nov 2026, 09:00–10:00`. */
export function showEventTime({ eventAt, durationInSeconds }: Times): string {
  const { locale, timeZone } = browserFormat();
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
  const start = Date.parse(eventAt);
  return format.formatRange(start, start + durationInSeconds * 1000);
}

/** The zone in which times are shown, as it is called at the event: people of one class may sit in several. */
export function zoneName({ eventAt }: Pick<Times, "eventAt">): string {
  const { locale, timeZone } = browserFormat();
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "long" });
  const parts = format.formatToParts(Date.parse(eventAt));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
