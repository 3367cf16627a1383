import { err, ok, type Result } from "../../result.ts";
import { type Instant, instant } from "../../time.ts";
import { type EventTimes, startWindow } from "../events/event-times.ts";

/** A time in which one machine is held: half-open, without `closesAt`. */
export type Hold = { readonly opensAt: Instant; readonly closesAt: Instant };

/**
 * The time in which an event holds a machine (X64, X65): from the first instant at which it can be started to its end with the
 * grace period.
 */
export function getReservation(event: EventTimes): Hold {
  return startWindow(event);
}

/** The most machines that are held at one instant of the window. */
export function countMostHeld(holds: readonly Hold[], window: Hold): number {
  let most = 0;
  for (const { held } of levels(
    holds.filter((hold) => overlap(hold, window)),
    window,
  )) {
    most = Math.max(most, held);
  }
  return most;
}

/** How many machines are free in all of the window; for the event form (X65). Never negative. */
export function freeMachinesIn(holds: readonly Hold[], window: Hold, fleet: number): number {
  return Math.max(0, fleet - countMostHeld(holds, window));
}

/**
 * Whether one more event fits (X65): at no instant of its reservation are all machines held by other events or, if it begins
 * soon, by running sessions. An event that is being edited is not among `holds`.
 */
export function fitEvent(
  event: EventTimes,
  holds: readonly Hold[],
  fleet: number,
): Result<Hold, { readonly code: "TOO_MANY_EVENTS" }> {
  const reservation = getReservation(event);
  const isFree = freeMachinesIn(holds, reservation, fleet) > 0;
  return isFree ? ok(reservation) : err({ code: "TOO_MANY_EVENTS" });
}

/** The times, in order and without overlaps, in which at least as many machines are held as the fleet has. */
export function fullTimes(holds: readonly Hold[], fleet: number): readonly Hold[] {
  const full: Hold[] = [];
  let opensAt: Instant | null = null;
  for (const { at, held } of levels(holds)) {
    if (held >= fleet) opensAt ??= at;
    else if (opensAt !== null) {
      full.push({ opensAt, closesAt: at });
      opensAt = null;
    }
  }
  return full;
}

/** Whether two holds have an instant in common; an empty hold has none. */
function overlap(one: Hold, other: Hold): boolean {
  return Math.max(one.opensAt, other.opensAt) < Math.min(one.closesAt, other.closesAt);
}

type Level = { readonly at: Instant; readonly held: number };

/** The number of held machines at each instant at which it changes, optionally within a window. */
function levels(holds: readonly Hold[], window?: Hold): readonly Level[] {
  const within = (at: Instant) => (window === undefined ? at : instant(Math.max(at, window.opensAt)));
  const changes = new Map<Instant, number>();
  for (const { opensAt, closesAt } of holds) {
    // An empty or reversed hold is not counted.
    if (closesAt <= opensAt) continue;
    changes.set(within(opensAt), (changes.get(within(opensAt)) ?? 0) + 1);
    changes.set(closesAt, (changes.get(closesAt) ?? 0) - 1);
  }
  let held = 0;
  return [...changes]
    .toSorted(([one], [other]) => one - other)
    .map(([at, change]) => {
      held += change;
      return { at, held };
    });
}
