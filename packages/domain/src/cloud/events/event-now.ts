import { type Instant, instant } from "../../time.ts";
import type { MachineStatus } from "../machines/status.ts";
import { cloudEventTexts } from "./event-texts.ts";
import { type EventLife, eventEnd, startWindow } from "./event-times.ts";

/** An event with whether its organizers have started it, now or before. */
export type StartedEvent = EventLife & { readonly hasStarted: boolean };

/** What an event's card says of the next hour, and until when that is true. */
export type EventNow = {
  /** How soon it begins, or by how much its start is late; null: not within the hour, or it has started or is over. */
  readonly starts: string | null;
  /** What stands once its time has come; null before it, and where it is late or over. */
  readonly status: string | null;
  readonly isLate: boolean;
  /** Whether one may come: into its room, or to where one waits for it. */
  readonly isJoinOffered: boolean;
  /** The first instant at which any of this is another; null: never, unless the event is changed. */
  readonly changesAt: Instant | null;
};

const minuteMs = 60_000;
/** Later than this before the event, its date is shown instead. */
const wordsMs = 60 * minuteMs;

/**
 * What is said of an event just now (3.010, 3.016, 3.017): `Starts in 2 min`, begun minutes counted, in the hour before it;
 * `Not started yet, 2 min late`, whole minutes counted, from a minute after its time while nobody has started it; and
 * `Join` from when its organizers may start it until its end, or as long as its session goes on. Half-open, as all of an
 * event's times.
 */
export function eventNow(event: StartedEvent, machineStatus: MachineStatus | null, now: Instant): EventNow {
  if (event.archivedAt !== null)
    return { starts: null, status: null, isLate: false, isJoinOffered: false, changesAt: null };
  const { opensAt } = startWindow(event);
  const end = eventEnd(event);
  const left = event.eventAt - now;
  const hasCome = left <= 0 && now < end;
  const isNear = left > 0 && left <= wordsMs;
  const minutesLate = Math.floor(-left / minuteMs);
  const isWaitedFor = hasCome && !event.hasStarted && (machineStatus === null || machineStatus === "off");
  const isLate = isWaitedFor && minutesLate > 0;
  const turns = [
    event.eventAt - wordsMs,
    ...(isNear ? [event.eventAt - (Math.ceil(left / minuteMs) - 1) * minuteMs] : []),
    opensAt,
    event.eventAt,
    event.eventAt + minuteMs,
    ...(isLate ? [event.eventAt + (minutesLate + 1) * minuteMs] : []),
    end,
  ].filter((at) => at > now);
  return {
    starts: startOf({ left, isNear, isLate, minutesLate }),
    status: statusOf(machineStatus, { hasCome, isWaitedFor }),
    isLate,
    isJoinOffered: machineStatus === "started" || (now >= opensAt && now < end),
    changesAt: turns.length === 0 ? null : instant(Math.min(...turns)),
  };
}

type Start = {
  readonly left: number;
  readonly isNear: boolean;
  readonly isLate: boolean;
  readonly minutesLate: number;
};

function startOf({ left, isNear, isLate, minutesLate }: Start): string | null {
  if (isNear) return cloudEventTexts.startsIn(Math.ceil(left / minuteMs));
  if (left <= 0 && minutesLate === 0) return cloudEventTexts.startsNow;
  return isLate ? cloudEventTexts.late(minutesLate) : null;
}

function statusOf(
  machineStatus: MachineStatus | null,
  { hasCome, isWaitedFor }: { readonly hasCome: boolean; readonly isWaitedFor: boolean },
): string | null {
  if (machineStatus === "started") return cloudEventTexts.status.started;
  if (!hasCome || isWaitedFor) return null;
  return machineStatus === null || machineStatus === "off"
    ? cloudEventTexts.status.ended
    : cloudEventTexts.status.starting;
}
