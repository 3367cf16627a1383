import type { Instant } from "@cathedra/domain";
import { openForStart } from "@cathedra/domain/cloud";
import { listedEvent } from "../../../features/events/listed-event.ts";

export type FollowedEvent = Parameters<typeof listedEvent>[0] & {
  readonly vm: { readonly status: string } | null | undefined;
};

const usualMs = 15_000;
/** The interval of polling while a simulator is being started, in milliseconds. */
const quickMs = 5000;

/**
 * The events whose machine may change: those that can be started or are running, and those whose machine is released a little
 * later.
 */
export function eventsToPoll<Event extends FollowedEvent>(
  events: readonly Event[],
  now: Instant,
): readonly Event[] {
  return events.filter((event) => event.vm != null || openForStart(listedEvent(event), now).ok);
}

/** The pause before cards are refreshed (3.035). Null if none of these events can have a simulator. */
export function getPause(events: readonly FollowedEvent[], now: Instant): number | null {
  const isOnItsWay = ({ vm }: FollowedEvent) => vm != null && vm.status !== "started" && vm.status !== "off";
  if (events.some(isOnItsWay)) return quickMs;
  return eventsToPoll(events, now).length > 0 ? usualMs : null;
}
