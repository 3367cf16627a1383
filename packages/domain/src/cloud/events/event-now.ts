import { cloudEventTexts } from "../../messages/cloud-events.ts";
import { type Instant, instant } from "../../time.ts";
import type { MachineStatus } from "../machines/status.ts";
import { type EventLife, eventEnd, startWindow } from "./event-times.ts";

/** What an event's card says of the next hour, and until when that is true. */
export type EventNow = {
  /** How soon it begins; null: not within the hour, or it has begun. */
  readonly starts: string | null;
  /** Whether one may come: into its room, or to where one waits for it. */
  readonly isJoinOffered: boolean;
  /** The first instant at which any of this is another; null: never, unless the event is changed. */
  readonly changesAt: Instant | null;
};

const minuteMs = 60_000;
/** Before that the date says it. */
const wordsMs = 60 * minuteMs;

/**
 * What is said of an event just now (3.010, 3.016, 3.017): `Starts in 2 min`, begun minutes counted, in the hour before it,
 * and `Join` from when its organizers may start it until its end, or as long as its session goes on. Half-open, as all of
 * an event's times.
 */
export function eventNow(event: EventLife, machineStatus: MachineStatus | null, now: Instant): EventNow {
  if (event.archivedAt !== null) return { starts: null, isJoinOffered: false, changesAt: null };
  const { opensAt } = startWindow(event);
  const end = eventEnd(event);
  const left = event.eventAt - now;
  const minutes = Math.ceil(left / minuteMs);
  const isNear = left > 0 && left <= wordsMs;
  const isNow = left <= 0 && left > -minuteMs;
  const starts = isNear ? cloudEventTexts.startsIn(minutes) : isNow ? cloudEventTexts.startsNow : null;
  const turns = [
    event.eventAt - wordsMs,
    ...(isNear ? [event.eventAt - (minutes - 1) * minuteMs] : []),
    opensAt,
    event.eventAt,
    event.eventAt + minuteMs,
    end,
  ].filter((at) => at > now);
  return {
    starts,
    isJoinOffered: machineStatus === "started" || (now >= opensAt && now < end),
    changesAt: turns.length === 0 ? null : instant(Math.min(...turns)),
  };
}
