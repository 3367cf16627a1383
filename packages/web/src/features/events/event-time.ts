import { browserFormat } from "../../format/dates.ts";

type Times = { readonly eventAt: string; readonly durationInSeconds: number };

/**
 * When an event is, in the browser's own zone: `Tue 24 Nov 2026, 09:00–10:00`. Where the clocks are changed meanwhile, each
 * end names its zone: the hour of an event may begin and end at the same time of the clock.
 */
export function showEventTime(event: Times): string {
  const { locale, timeZone } = browserFormat();
  const [first, last] = zoneNames(event);
  const day: Intl.DateTimeFormatOptions = {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
  };
  const time: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options });
  const [start, end] = endsOf(event);
  if (first === last) return write({ ...day, ...time }).formatRange(start, end);
  const zoned = { ...time, timeZoneName: "short" } as const;
  const whole = write({ ...day, ...zoned });
  const isOneDay = write(day).format(start) === write(day).format(end);
  return `${whole.format(start)} – ${(isOneDay ? write(zoned) : whole).format(end)}`;
}

/** The zone in which times are shown, as it is called at the event: people of one class may sit in several. */
export function zoneName(event: Times): string {
  return [...new Set(zoneNames(event))].join(", then ");
}

function zoneNames(event: Times): readonly string[] {
  const { locale, timeZone } = browserFormat();
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "long" });
  return endsOf(event).map((at) => {
    const parts = format.formatToParts(at);
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  });
}

function endsOf({ eventAt, durationInSeconds }: Times): readonly [start: number, end: number] {
  const start = Date.parse(eventAt);
  return [start, start + durationInSeconds * 1000];
}
