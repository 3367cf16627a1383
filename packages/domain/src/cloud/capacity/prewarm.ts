import { type Instant, instant } from "../../time.ts";
import { type EventLife, eventEnd } from "../events/event-times.ts";
import { countMostHeld, getReservation } from "./reservations.ts";

/** The machines of the fleet by their readiness for an event; machines that are in use or waited for are not counted. */
export type FleetCounts = {
  /** Machines that are ready and not in use. */
  readonly idle: number;
  /** Machines that are being emptied and made ready. */
  readonly comingUp: number;
  readonly off: number;
};

export type FleetReadiness = FleetCounts & {
  /** Events without a machine whose organizers may start them within the hour. */
  readonly events: number;
  /** The number of machines needed at the same time. */
  readonly needed: number;
  /** How many of the machines that are off have to be turned on for the events. */
  readonly missing: number;
  /** When the next event without a machine begins, however far in the future; null if there is no such event. */
  readonly nextEventAt: Instant | null;
};

/** Machines are made ready for events that can be started within this time. */
export const prewarmSeconds = 3600;

/** How long before the organizers may start an event a resting machine is turned on for it automatically (0062). */
export const prewarmLeadSeconds = 300;

/** An upper bound: no fleet has more machines. */
export const maxReadyMachines = 10_000;

/** The largest number of machines that one action turns on. */
export const maxTurnedOn = 100;

/**
 * How many machines have to be turned on so that `wanted` are ready. Machines that are starting count as ready, so that two
 * requests at once turn on no more than one request.
 */
export function machinesToTurnOn(wanted: number, { idle, comingUp, off }: FleetCounts): number {
  return Math.min(Math.max(wanted - idle - comingUp, 0), off, maxTurnedOn);
}

/**
 * How many resting machines may be turned on automatically for coming events: machines that an administrator turned off after
 * it was time to turn them on stay off (0062). `turnedOffAt` has an entry for each resting machine: when an administrator
 * turned it off, or null.
 */
export function prewarmable(
  turnedOffAt: readonly (Instant | null)[],
  events: readonly EventLife[],
  now: Instant,
): { readonly count: number; readonly turnedOffBefore: Instant } {
  const begun = events
    .filter((event) => eventEnd(event) > now)
    .map(prewarmsAt)
    .filter((at) => at <= now);
  const turnedOffBefore = instant(Math.max(0, ...begun));
  const may = turnedOffAt.filter((at) => at === null || at < turnedOffBefore);
  return { count: may.length, turnedOffBefore };
}

function prewarmsAt(event: EventLife): number {
  return getReservation(event).opensAt - prewarmLeadSeconds * 1000;
}

/** The number of ready machines that no event of the next hour needs, so that they may be turned off. */
export function machinesToSpare(counts: FleetCounts, events: readonly EventLife[], now: Instant): number {
  return Math.max(0, counts.idle - fleetReadiness(counts, events, now).needed);
}

/**
 * The ready machines of the fleet, and how many are needed by the events that can be started within the lead time; `events` are
 * those without a machine.
 */
export function fleetReadiness(
  counts: FleetCounts,
  events: readonly EventLife[],
  now: Instant,
  withinSeconds: number = prewarmSeconds,
): FleetReadiness {
  const window = { opensAt: now, closesAt: instant(now + withinSeconds * 1000) };
  const upcoming = events.filter((event) => event.archivedAt === null && eventEnd(event) > now);
  const soon = upcoming.map(getReservation).filter(({ opensAt }) => opensAt < window.closesAt);
  const needed = countMostHeld(soon, window);
  const next = Math.min(...upcoming.map(({ eventAt }) => eventAt));
  return {
    ...counts,
    events: soon.length,
    needed,
    missing: machinesToTurnOn(needed, counts),
    nextEventAt: upcoming.length === 0 ? null : instant(next),
  };
}
