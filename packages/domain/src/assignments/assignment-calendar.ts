import { calendarText, foldedLine } from "../calendar-lines.ts";
import { addDays, type Instant, type LocalDate } from "../time.ts";

/** The facts of an assignment that its calendar entry shows. */
export type CalendarAssignment = {
  readonly id: number;
  readonly title: string;
  readonly groupName: string;
  readonly dueOn: LocalDate;
  readonly modifiedAt: Instant;
};

/** The origin of the portal, such as `https://portal.example`, and the product's name. */
type Source = { readonly origin: string; readonly product: string };

/**
 * The due days of assignments as an iCalendar file (RFC 5545): a whole day each, without a time zone, so that it is the same day
 * wherever the calendar is. The UID stays the same, and the later version replaces the earlier one.
 */
export function assignmentCalendar(
  assignments: readonly CalendarAssignment[],
  { origin, product }: Source,
): string {
  const host = origin.replace(/^https?:\/\/([^:/]+).*$/, "$1");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${calendarText(product)}//Assignments//EN`,
    "METHOD:PUBLISH",
    ...assignments.flatMap(({ id, title, groupName, dueOn, modifiedAt }) => [
      "BEGIN:VEVENT",
      `UID:assignment-${id}@${host}`,
      `SEQUENCE:${Math.floor(modifiedAt / 1000) - sequenceStart}`,
      `DTSTAMP:${new Date(modifiedAt).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`,
      `DTSTART;VALUE=DATE:${compact(dueOn)}`,
      `DTEND;VALUE=DATE:${compact(addDays(dueOn, 1))}`,
      `SUMMARY:${calendarText(`Due: ${title}`)}`,
      `DESCRIPTION:${calendarText(`${groupName}\n\n${origin}/assignments`)}`,
      `URL:${origin}/assignments`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldedLine(line)}\r\n`).join("");
}

/** Calendars expect small whole numbers as sequences, so they count the seconds since the beginning of 2026. */
const sequenceStart = Date.UTC(2026, 0, 1) / 1000;

const compact = (day: LocalDate) => day.replaceAll("-", "");
