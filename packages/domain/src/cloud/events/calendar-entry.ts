import { foldedLine, calendarText as text } from "../../calendar-lines.ts";
import type { VoucherId } from "../../ids.ts";
import type { Instant } from "../../time.ts";
import type { EventTimes } from "./event-times.ts";

/** The facts of an event that its calendar entry shows. */
export type CalendarEvent = EventTimes & {
  readonly id: VoucherId;
  /** The id by which calendars recognise the event; it does not change when the portal's address changes. */
  readonly uid: string;
  readonly name: string;
  readonly description: string;
  readonly archivedAt: Instant | null;
  /** A number that rises with every change that calendars show; see `nextCalendarSequence`. */
  readonly calendarSequence: number;
  readonly modifiedAt: Instant;
  /** The address that calendars show as the organizer. */
  readonly organizerEmail: string;
};

/** The origin of the portal, such as `https://portal.example`, and the product's name. */
export type CalendarSource = { readonly origin: string; readonly product: string };

/** The media type of the file, with the method that mail programs go by. */
export function calendarMediaType({ archivedAt }: Pick<CalendarEvent, "archivedAt">): string {
  return `text/calendar; charset=utf-8; method=${getMethod(archivedAt)}`;
}

/**
 * The event as an iCalendar file (RFC 5545, RFC 5546): times in UTC, a constant UID, a SEQUENCE that rises with edits, and a
 * cancellation once it is archived. The grace period is not included.
 */
export function calendarEntry(event: CalendarEvent, { origin, product }: CalendarSource): string {
  const { eventAt, durationInSeconds, archivedAt } = event;
  const join = `${origin}/cloud-event/${event.id}/`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(product)}//Events//EN`,
    `METHOD:${getMethod(archivedAt)}`,
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `SEQUENCE:${event.calendarSequence}`,
    `DTSTAMP:${utc(archivedAt ?? event.modifiedAt)}`,
    `DTSTART:${utc(eventAt)}`,
    `DTEND:${utc(eventAt + durationInSeconds * 1000)}`,
    `SUMMARY:${text(event.name)}`,
    `DESCRIPTION:${text(`${event.description}\n\n${join}`)}`,
    `LOCATION:${text(join)}`,
    `URL:${join}`,
    `ORGANIZER:mailto:${encodeURI(event.organizerEmail)}`,
    `STATUS:${archivedAt === null ? "CONFIRMED" : "CANCELLED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldedLine(line)}\r\n`).join("");
}

/** The fields of an event that calendars show; a change of any other field needs no new entry. */
type Shown = Pick<CalendarEvent, "name" | "description" | "eventAt" | "archivedAt">;

/** The SEQUENCE after a change: one more where calendars show it. */
export function nextCalendarSequence(before: Shown, after: Shown, sequence: number): number {
  const isSame =
    before.name === after.name &&
    before.description === after.description &&
    before.eventAt === after.eventAt &&
    before.archivedAt === after.archivedAt;
  return isSame ? sequence : sequence + 1;
}

function getMethod(archivedAt: Instant | null): "PUBLISH" | "CANCEL" {
  return archivedAt === null ? "PUBLISH" : "CANCEL";
}

/** An instant in iCalendar's form: `20260303T120000Z`, without fractions of a second. */
function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}
