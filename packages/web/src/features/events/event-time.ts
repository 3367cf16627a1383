import { formatDateTime, instant } from "@cathedra/domain";
import { browserFormat } from "../../format/dates.ts";

type Times = { readonly eventAt: string; readonly durationInSeconds: number };

/**
 * The time of an event in the browser's own time zone, in the form of all dates (G.023): `Tue 24/11/2026, 09:00–10:00`. When the
 * clocks change during the event, both times name their zone, because they may look the same.
 */
export function showEventTime(event: Times): string {
  const [first, last] = zoneNames(event);
  const [from, to] = startAndEnd(event);
  const [start, end] = [getParts(from), getParts(to)];
  const zoned = first === last ? (part: Part) => part.time : (part: Part) => `${part.time} ${part.zone}`;
  const until = start.day === end.day ? zoned(end) : `${end.day}, ${zoned(end)}`;
  const dash = first === last && start.day === end.day ? "–" : " – ";
  return `${start.day}, ${zoned(start)}${dash}${until}`;
}

type Part = { readonly day: string; readonly time: string; readonly zone: string };

function getParts(at: number): Part {
  const { locale, timeZone } = browserFormat();
  const format = new Intl.DateTimeFormat(locale, { timeZone, weekday: "short", timeZoneName: "short" });
  const part = (kind: "weekday" | "timeZoneName") =>
    format.formatToParts(at).find(({ type }) => type === kind)?.value ?? "";
  const [date = "", ...time] = formatDateTime(instant(at), locale, timeZone).split(/,? /);
  return { day: `${part("weekday")} ${date}`, time: time.join(" "), zone: part("timeZoneName") };
}

/**
 * The name of the time zone in which times are shown, as on the day of the event. It is shown because the people of one class may
 * be in several zones.
 */
export function zoneName(event: Times): string {
  return [...new Set(zoneNames(event))].join(", then ");
}

function zoneNames(event: Times): readonly string[] {
  const { locale, timeZone } = browserFormat();
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "long" });
  return startAndEnd(event).map((at) => {
    const parts = format.formatToParts(at);
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  });
}

function startAndEnd({ eventAt, durationInSeconds }: Times): readonly [start: number, end: number] {
  const start = Date.parse(eventAt);
  return [start, start + durationInSeconds * 1000];
}
