import { err, ok, type Result } from "../../result.ts";
import { type Instant, instant } from "../../time.ts";

export type EventTimes = { readonly eventAt: Instant; readonly durationInSeconds: number };

/** How long an event may continue after its planned duration, in seconds (3.008). */
export const eventGraceSeconds = 300;

/** How long before the beginning organizers may start an event, in seconds (3.017). */
export const startLeadSeconds = 600;

/** The first instant at which an event is over (3.008). It is the event's `validTo` too (X45). */
export function eventEnd({ eventAt, durationInSeconds }: EventTimes): Instant {
  return instant(eventAt + (durationInSeconds + eventGraceSeconds) * 1000);
}

/** An event for trainees' lists, which leave out archived ones. */
export type EventLife = EventTimes & { readonly archivedAt: Instant | null };

/** The sections of `/events` in their order (3.003). */
export const eventCategories = ["ongoing", "upcoming", "past"] as const;
export type EventCategory = (typeof eventCategories)[number];

/** The section of an event (3.009, X46): half-open, it is ongoing from `eventAt` and past from its end; null: archived. */
export function eventCategory(event: EventLife, now: Instant): EventCategory | null {
  if (event.archivedAt !== null) return null;
  if (now < event.eventAt) return "upcoming";
  return now < eventEnd(event) ? "ongoing" : "past";
}

/**
 * The times between which the organizers of an event may start it, whichever section the event is in (3.017, X47); the end is
 * exclusive.
 */
export function startWindow(event: EventTimes): { readonly opensAt: Instant; readonly closesAt: Instant } {
  return { opensAt: instant(event.eventAt - startLeadSeconds * 1000), closesAt: eventEnd(event) };
}

/** Whether the start window is open; who may start it is decided elsewhere (3.017, X47). */
export function openForStart(
  event: EventLife,
  now: Instant,
): Result<true, { readonly code: "EVENT_NOT_OPEN" }> {
  const { opensAt, closesAt } = startWindow(event);
  const isOpen = event.archivedAt === null && now >= opensAt && now < closesAt;
  return isOpen ? ok(true) : err({ code: "EVENT_NOT_OPEN" });
}
