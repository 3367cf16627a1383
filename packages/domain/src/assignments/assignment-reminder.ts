import type { LocalTime } from "../local-time.ts";
import { daysBetween, type LocalDate } from "../time.ts";

/** When a person is reminded of an assignment: a week before it is due, a day before, and once when it is late. */
export const assignmentReminders = ["week", "day", "late"] as const;
export type AssignmentReminder = (typeof assignmentReminders)[number];

/**
 * When each reminder is sent: from `from` days before the due day, at `hour` on the clock of the person, until `until` days before
 * it. Each has its own days, so that a worker that was away for some of them sends one reminder, and never two at once. Negative days
 * come after the due day.
 */
export const reminderDays = {
  week: { from: 7, until: 2 },
  day: { from: 1, until: 0 },
  late: { from: -1, until: -7 },
} as const satisfies Readonly<Record<AssignmentReminder, { readonly from: number; readonly until: number }>>;

/** The full hour of the person's morning at which reminders go out. */
export const reminderHour = 8;

/**
 * The reminder that is due for a person who has not completed the assignment; null when none is. People who were assigned after
 * a reminder's time do not get it; but everyone is reminded when they are late.
 */
export function reminderAt(
  { dueOn, askedOn }: { readonly dueOn: LocalDate; readonly askedOn: LocalDate },
  { day, hour }: LocalTime,
): AssignmentReminder | null {
  const left = daysBetween(day, dueOn);
  const found = assignmentReminders.find(
    (kind) => left <= reminderDays[kind].from && left >= reminderDays[kind].until,
  );
  if (found === undefined) return null;
  const { from } = reminderDays[found];
  if (left === from && hour < reminderHour) return null;
  const wasAskedSince = daysBetween(askedOn, dueOn) <= from;
  return found !== "late" && wasAskedSince ? null : found;
}
