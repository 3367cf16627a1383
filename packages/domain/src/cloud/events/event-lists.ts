import type { SortOrder } from "../../enumerations.ts";
import type { VoucherId } from "../../ids.ts";
import type { Instant } from "../../time.ts";
import type { MachineStatus } from "../machines/status.ts";
import { type EventCategory, type EventLife, eventCategory, eventEnd } from "./event-times.ts";

/** The facts of an event that lists sort and group by. */
export type ListedEvent = EventLife & { readonly id: VoucherId; readonly name: string };

/** The orders of `/events`, the first is the default (3.004). */
export const eventSortOptions: readonly { readonly key: SortOrder; readonly label: string }[] = [
  { key: "newest", label: "Date (Newest to oldest)" },
  { key: "oldest", label: "Date (Oldest to newest)" },
  { key: "az", label: "Name (A-Z)" },
  { key: "za", label: "Name (Z-A)" },
];

/** The sort orders of events in the administration (3.033). */
export const eventAdminSortOptions = [
  { key: "eventDateDescending", label: "Event date (Newest to oldest)" },
  { key: "eventDateAscending", label: "Event date (Oldest to newest)" },
  { key: "createdNewest", label: "Created (Newest first)" },
  { key: "createdOldest", label: "Created (Oldest first)" },
] as const;
export type EventAdminSort = (typeof eventAdminSortOptions)[number]["key"];

/** Sorts events by an order of `/events` (3.004); equal ones by their number, so that the order is stable. */
export function sortEvents<Event extends ListedEvent>(
  events: readonly Event[],
  order: SortOrder,
): readonly Event[] {
  const compare = { newest: byDateDown, oldest: byDate, az: byName, za: byNameDown }[order];
  return events.toSorted((one, other) => compare(one, other) || one.id - other.id);
}

/** The sections of `/events` with their events in the given order (3.003, 3.009). */
export function eventSections<Event extends ListedEvent>(
  events: readonly Event[],
  now: Instant,
): Readonly<Record<EventCategory, readonly Event[]>> {
  const of = (category: EventCategory) => events.filter((event) => eventCategory(event, now) === category);
  return { ongoing: of("ongoing"), upcoming: of("upcoming"), past: of("past") };
}

/** Cancelled events while people may still expect them. No section counts them. */
export function cancelledEvents<Event extends ListedEvent>(
  events: readonly Event[],
  now: Instant,
): readonly Event[] {
  return events.filter((event) => event.archivedAt !== null && now < eventEnd(event));
}

/** The most events that home shows (1.025, 3.011). */
export const maxEventsOnHome = 4;

/**
 * The events on home (3.011): ongoing and upcoming ones by date, earliest first; where there is none the past ones,
 * the latest first.
 */
export function eventsForHome<Event extends ListedEvent>(
  events: readonly Event[],
  now: Instant,
): readonly Event[] {
  const { ongoing, upcoming, past } = eventSections(events, now);
  const ahead = sortEvents([...ongoing, ...upcoming], "oldest");
  const shown = ahead.length > 0 ? ahead : sortEvents(past, "newest");
  return shown.slice(0, maxEventsOnHome);
}

/**
 * Whether an event belongs to what runs now: its time has come, or its organizers have started it before. Its section in lists
 * is decided by its time alone (3.009).
 */
export function isEventInProgress(
  event: EventLife,
  machineStatus: MachineStatus | null,
  now: Instant,
): boolean {
  const isUp = machineStatus !== null && machineStatus !== "off";
  return eventCategory(event, now) === "ongoing" || (event.archivedAt === null && isUp);
}

export type EventBadge = "Ended" | "Starting" | "In progress" | "Cancelled";

/**
 * The badge of an event (3.010, X46): `Cancelled` once it is archived; `In progress` while its machine is started, also past
 * its end; `Ended` if its end has passed otherwise; `Starting` while the machine is starting; otherwise none.
 */
export function eventBadge(
  event: EventLife,
  machineStatus: MachineStatus | null,
  now: Instant,
): EventBadge | null {
  if (event.archivedAt !== null) return "Cancelled";
  if (machineStatus === "started") return "In progress";
  if (now >= eventEnd(event)) return "Ended";
  return machineStatus === null || machineStatus === "off" ? null : "Starting";
}

function byDate(one: ListedEvent, other: ListedEvent): number {
  return one.eventAt - other.eventAt;
}

function byDateDown(one: ListedEvent, other: ListedEvent): number {
  return byDate(other, one);
}

function byName(one: ListedEvent, other: ListedEvent): number {
  return one.name.localeCompare(other.name, "en", { sensitivity: "base", numeric: true });
}

function byNameDown(one: ListedEvent, other: ListedEvent): number {
  return byName(other, one);
}
