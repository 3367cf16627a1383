import { formatDateTime, instant } from "@cathedra/domain";
import { browserFormat } from "../../format/dates.ts";

type Times = { readonly eventAt: string; readonly durationInSeconds: number };

/** When an event is, in the browser's own zone, by the rule of all dates (G.023): `Tue 24/11/2026, 09:00–10:00`. */
export function showEventTime({ eventAt, durationInSeconds }: Times): string {
  const at = Date.parse(eventAt);
  const start = partsOf(at);
  const end = partsOf(at + durationInSeconds * 1000);
  return start.day === end.day
    ? `${start.day}, ${start.time}–${end.time}`
    : `${start.day}, ${start.time} – ${end.day}, ${end.time}`;
}

/** The time of day alone. */
export function showTime(at: number): string {
  return partsOf(at).time;
}

function partsOf(at: number) {
  const { locale, timeZone } = browserFormat();
  const weekday = new Intl.DateTimeFormat(locale, { timeZone, weekday: "short" }).format(at);
  const [date = "", ...time] = formatDateTime(instant(at), locale, timeZone).split(/,? /);
  return { day: `${weekday} ${date}`, time: time.join(" ") };
}

/** The zone in which times are shown, as it is called at the event: people of one class may sit in several. */
export function zoneName({ eventAt }: Pick<Times, "eventAt">): string {
  const { locale, timeZone } = browserFormat();
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "long" });
  const parts = format.formatToParts(Date.parse(eventAt));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
