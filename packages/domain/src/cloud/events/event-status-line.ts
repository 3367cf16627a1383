import { type Instant, instant } from "../../time.ts";
import type { MachineStatus } from "../machines/status.ts";
import { cloudEventTexts } from "./event-texts.ts";
import { type EventLife, eventEnd, startWindow } from "./event-times.ts";

/** An event, and whether its organizers have started it, now or earlier. */
export type StartedEvent = EventLife & { readonly hasStarted: boolean };

/** The status line on an event's card for the next hour, and until when it is valid. */
export type EventNow = {
  /** How soon the event begins, or how late its start is; null if it is not within the hour, is running or is over. */
  readonly starts: string | null;
  /** The status text once the event's time has come; null before that, and while the event is late or after it is over. */
  readonly status: string | null;
  readonly isLate: boolean;
  /** Whether the person may open the event's room, or the page on which people wait for it. */
  readonly isJoinOffered: boolean;
  /** The first instant at which the status line changes; null if it changes only when the event is changed. */
  readonly changesAt: Instant | null;
};

const minuteMs = 60_000;
/** The time before an event in which its countdown is shown; earlier than that, its date is shown instead. */
const wordsMs = 60 * minuteMs;

/** How late an event is when its organizers are notified, in milliseconds. */
export const lateNoticeMs = 2 * minuteMs;

const hasCome = (event: EventLife, now: Instant) => now >= event.eventAt && now < eventEnd(event);
const isOff = (machineStatus: MachineStatus | null) => machineStatus === null || machineStatus === "off";

/** Whether an event's time has come but no one has started it, so that people wait for its organizers. */
function isWaitedForAt(event: StartedEvent, machineStatus: MachineStatus | null, now: Instant): boolean {
  return event.archivedAt === null && hasCome(event, now) && !event.hasStarted && isOff(machineStatus);
}

/** Whether the organizers of an event should be notified that it is late. */
export function isLateNoticeDue(event: StartedEvent, now: Instant): boolean {
  return isWaitedForAt(event, null, now) && now >= event.eventAt + lateNoticeMs;
}

/**
 * The status text of an event (3.010, 3.016, 3.017). In the hour before it: `Starts in 2 min`, rounded up. From a minute after
 * its time until someone starts it: `Not started yet, 2 min late`, rounded down. `Join` while its session runs, and from the
 * time at which organizers may start it until its end unless its session has ended. All windows are half-open.
 */
export function eventNow(event: StartedEvent, machineStatus: MachineStatus | null, now: Instant): EventNow {
  if (event.archivedAt !== null)
    return { starts: null, status: null, isLate: false, isJoinOffered: false, changesAt: null };
  const { opensAt } = startWindow(event);
  const end = eventEnd(event);
  const left = event.eventAt - now;
  const isOn = hasCome(event, now);
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
    starts: machineStatus === "started" ? null : getStart({ left, isNear, isLate, minutesLate }),
    status: getStatus(machineStatus, { isOn, isWaitedFor }),
    isLate,
    isJoinOffered:
      machineStatus === "started" ||
      (now >= opensAt && now < end && !(isOn && event.hasStarted && isOff(machineStatus))),
    changesAt: turns.length === 0 ? null : instant(Math.min(...turns)),
  };
}

type Start = {
  readonly left: number;
  readonly isNear: boolean;
  readonly isLate: boolean;
  readonly minutesLate: number;
};

function getStart({ left, isNear, isLate, minutesLate }: Start): string | null {
  if (isNear) return cloudEventTexts.startsIn(Math.ceil(left / minuteMs));
  if (left <= 0 && minutesLate === 0) return cloudEventTexts.startsNow;
  return isLate ? cloudEventTexts.late(minutesLate) : null;
}

function getStatus(
  machineStatus: MachineStatus | null,
  { isOn, isWaitedFor }: { readonly isOn: boolean; readonly isWaitedFor: boolean },
): string | null {
  if (machineStatus === "started") return cloudEventTexts.status.started;
  if (!isOn || isWaitedFor) return null;
  return isOff(machineStatus) ? cloudEventTexts.status.ended : cloudEventTexts.status.starting;
}

/** How often the page of an event reports that someone waits there, in milliseconds. */
export const waitingReportMs = 30_000;
/** After how long without a report a person no longer counts as waiting for an event, in milliseconds. */
export const waitingForgottenMs = 120_000;
