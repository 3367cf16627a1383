import type { Instant } from "@cathedra/domain";
import { eventCategory, eventsForHome, isEventInProgress, isMachineStatus } from "@cathedra/domain/cloud";
import { listedEvent } from "../../../features/events/listed-event.ts";

type HomeEvent = Parameters<typeof listedEvent>[0] & {
  readonly vm: { readonly status: string } | null | undefined;
};

const maxNext = 2;

/** The events at the top of home: those whose time has come, and the next ones. */
export function eventsOnTop<Event extends HomeEvent>(
  events: readonly Event[],
  now: Instant,
): { readonly running: readonly Event[]; readonly upcoming: readonly Event[] } {
  const listed = eventsForHome(events.map(listedEvent), now);
  const isOn = (each: (typeof listed)[number]) => {
    const status = each.event.vm?.status;
    return isEventInProgress(each, status !== undefined && isMachineStatus(status) ? status : null, now);
  };
  return {
    running: listed.filter(isOn).map(({ event }) => event),
    upcoming: listed
      .filter((each) => eventCategory(each, now) === "upcoming" && !isOn(each))
      .slice(0, maxNext)
      .map(({ event }) => event),
  };
}
