import { type Instant, instant } from "../../time.ts";
import type { MachineStatus } from "../machines/status.ts";
import { cloudEventTexts } from "./event-texts.ts";
import { type EventLife, eventEnd, startWindow } from "./event-times.ts";

/** An event with whether its organizers have started it, now or before. */
export type StartedEvent = EventLife & { readonly hasStarted: boolean };

/** The status line on an event's card for the next hour, and until when it is valid. */
export type EventNow = {
  /** How soon the event begins, or how late its start is; null if it is not within the hour, is running or is over. */
  readonly starts: string | null;
  /** The status once the event's time has come; null before that, and where it is late or over. */
  readonly status: string | null;
  readonly isLate: boolean;
  /** Whether the person may enter: the room, or the page on which to wait for it. */
  readonly isJoinOffered: boolean;
  /** The first instant at which any of this is another; null: never, unless the event is changed. */
  readonly changesAt: Instant | null;
};

const minuteMs = 60_000;
/** Later than this before the event, its date is shown instead. */
const wordsMs = 60 * minuteMs;

/** How late an event is when its organizers are notified, in milliseconds. */
export const lateNoticeMs = 2 * minuteMs;

/** Whether an event's time has come but no one has started it, so that people wait for its organizers. */
function isWaitedForAt(event: StartedEvent, machineStatus: MachineStatus | null, now: Instant): boolean {
  const hasCome = now >= event.eventAt && now < eventEnd(event);
  const isOff = machineStatus === null || machineStatus === "off";
  return event.archivedAt === null && hasCome && !event.hasStarted && isOff;
}

/** Whether the organizers of an event should be notified that it is late. */
export function isLateNoticeDue(event: StartedEvent, now: Instant): boolean {
  return isWaitedForAt(event, null, now) && now >= event.eventAt + lateNoticeMs;
}

/**
 * The status text of an event (3.010, 3.016, 3.017). In the hour before it: `Starts in 2 min`, rounded up. From a minute after
 * its time until someone starts it: `Not started yet, 2 min late`, rounded down. `Join` from the time at which organizers may
 * start it until its end, or while its session runs. All windows are half-open.
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
  const isWaitedFor = isWaitedForAt(event, machineStatus, now);
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
    // An event that was started before its time is in progress, however long it is until then.
    starts: machineStatus === "started" ? null : startOf({ left, isNear, isLate, minutesLate }),
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

/** How often the page of an event reports that someone waits there, in milliseconds. */
export const waitingReportMs = 30_000;
/** After how long without such a report they no longer count as waiting, in milliseconds. */
export const waitingForgottenMs = 120_000;
