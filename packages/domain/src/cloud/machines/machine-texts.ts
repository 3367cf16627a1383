import type { FleetCounts, FleetReadiness } from "../capacity/prewarm.ts";
import type { MachineCause } from "./machine-cause.ts";

type ActionTexts = {
  readonly label: string;
  readonly done: string;
  readonly failed: string;
  readonly question: string;
};

/** The actions of administrators on a machine (4.034-4.038, 4.047, 4.048, X42). */
const actions = {
  free: {
    label: "Free VM",
    done: "Reset VM to Idle",
    failed: "Failed to reset VM to Idle",
    question:
      "The person who claimed this machine loses it before their session begins. The machine becomes idle again.",
  },
  endSession: {
    label: "End Session",
    done: "Cloud case ended",
    failed: "Failed to end cloud case",
    question: "The session ends now for everyone in it. The machine is made ready again.",
  },
  turnOff: {
    label: "Turn Off",
    done: "Turning off VM",
    failed: "Failed to turn off VM",
    question:
      "The machine is turned off now and stays off until an administrator turns it on. Anyone using or waiting for it is disconnected.",
  },
  turnOn: {
    label: "Reset and Start In Idle",
    done: "Starting VM",
    failed: "Failed to start VM",
    question: "The machine is emptied and made ready.",
  },
  resetToOff: {
    label: "Reset without syncing",
    done: "Reset VM",
    failed: "Failed to reset VM",
    question:
      "Marks the machine as off without contacting it. Anything on it keeps running, and only an administrator can turn it on again. Anyone using or waiting for it is disconnected.",
  },
  remove: {
    label: "Remove VM",
    done: "Removed VM",
    failed: "Failed to remove VM",
    question:
      "The machine is turned off and leaves the fleet. Anyone using or waiting for it is disconnected.",
  },
} as const satisfies Readonly<Record<string, ActionTexts>>;

export type AdminActionKey = keyof typeof actions;

/** Why a machine is in its state, in the words of the fleet's page. */
const causes: Readonly<Record<MachineCause, string>> = {
  REGISTERED: "Joined the fleet",
  CLAIMED: "Claimed",
  CANCELLED: "The start was cancelled",
  FREED: "Freed by an administrator",
  ENDED: "The session was ended",
  ENDED_BY_ADMIN: "An administrator ended the session",
  TURNED_ON: "Turned on by an administrator",
  PREWARMED: "Turned on ahead of an event",
  WOKEN: "Turned on for someone who is waiting",
  EVENT_NEAR: "Turned on for an event that begins soon",
  TURNED_OFF: "Turned off by an administrator until someone needs it",
  WITHDRAWN: "Turned off by an administrator while in use: stays off until turned on",
  RESET: "Reset without syncing by an administrator",
  REMOVED: "Removed from the fleet",
  READY: "Ready",
  STARTING: "The simulator is starting",
  STARTED: "The session began",
  ENDED_BY_MACHINE: "The simulator ended the session",
  LIMIT_REACHED: "The session reached its time limit",
  EVENT_ENDED: "The event ended",
  RESTED: "Turned off again: no longer needed",
  RECOVERED: "Made ready again after a failure",
  NOT_READY: "The machine was not ready in time",
  NOT_ACCEPTED: "The machine did not take up the start in time",
  START_FAILED: "The simulator failed to start",
  START_TIMED_OUT: "The simulator took too long to start",
  SESSION_FAILED: "The simulator failed during the session",
  SESSION_LOST: "The machine lost the session",
  FOREIGN_SESSION: "The machine ran a session that no one had started",
  STOPPED: "The machine stopped unexpectedly",
  SILENT: "The machine stopped answering",
  GARBAGE: "The machine gave an invalid answer",
};

type Need = FleetCounts & Pick<FleetReadiness, "events" | "needed">;

/** When an event begins, in words, and whether that time has passed. */
type NextEvent = { readonly at: string; readonly hasBegun: boolean };

const machines = (count: number): string => `${count} ${count === 1 ? "machine" : "machines"}`;

/** The texts about making machines ready ahead of events. */
const ready = {
  title: "Ready for events",
  act: "Make ready",
  count: "Machines to turn on",
  /** Describes how many machines the fleet has in each state. */
  has: ({ idle, comingUp, off }: FleetCounts): string => `${idle} idle, ${comingUp} starting up, ${off} off.`,
  /**
   * How many machines the coming events need; `next` is the first of these events, which may already have begun without a
   * machine.
   */
  needs: ({ events, needed, idle, comingUp, off }: Need, next: NextEvent | null): string => {
    if (next === null) return "No event waits for a machine.";
    const { at, hasBegun } = next;
    if (events === 0) return `No event needs a machine within the hour. The next one begins ${at}.`;
    const who =
      events === 1
        ? hasBegun
          ? `One event has no machine yet. It began ${at}.`
          : `One event needs a machine within the hour. It begins ${at}.`
        : `${events} events need ${machines(needed)} at once within the hour. The first ${hasBegun ? "began" : "begins"} ${at}.`;
    const lacking = needed - idle - comingUp;
    if (lacking <= 0) return `${who} Enough are ready or starting up.`;
    if (lacking <= off) return `${who} ${lacking} more to make ready.`;
    return `${who} ${lacking} more to make ready, but only ${off} off.`;
  },
  /** The range that a request accepts. */
  range: (most: number): string => (most === 1 ? "1 is off" : `From 1 to ${most}`),
  /** Shown for a number of machines that cannot be turned on. */
  outOfRange: (most: number, off: number): string => {
    if (most < off) return `At most ${most} can be turned on at once`;
    return off === 1 ? "Only 1 machine is off" : `Only ${off} machines are off`;
  },
  none: "Say how many machines to turn on",
  /** Warns that more machines are needed by scheduled events than the fleet has. */
  beyond: (events: number): string =>
    `${events === 1 ? "1 scheduled event has" : `${events} scheduled events have`} no machine, even with the whole fleet turned on.`,
  done: (count: number): string => `Turning on ${machines(count)}`,
  /** Shown when another administrator has turned on enough machines in the meantime. */
  enough: "Enough machines are ready already",
  failed: "Failed to make machines ready",
} as const;

/** The dialog for turning off the machine of a running event. */
const stopEvent = {
  label: "Stop simulator",
  question:
    "The session or start of this event ends now for everyone in it, and its machine is turned off. Organizers can start the event again on another machine.",
  done: "Turning off the event's machine",
  /** Shown when the event ended in the meantime. */
  nothing: "This event was no longer running",
  failed: "Failed to turn off the event's machine",
} as const;

/** The texts of the fleet's screen (4.030-4.048). */
export const machineTexts = {
  /** The specification gives this text word for word (4.032). */
  none: "No cloud case machines found.",
  /** The specification gives this text word for word (4.033). */
  notLoaded: "Something went wrong when fetching cloud case VMs...",
  /** Shown for a link to a machine that does not exist. */
  notThere: "Machine not found. It may have been removed.",
  /** Shown when the machine was removed while its details were open. */
  hasLeft: "This machine has left the fleet. You see its last known state.",
  removed: "Removed",
  notAll: (most: number): string => `The first ${most} machines by name are listed.`,
  actions,
  causes,
  ready,
  stopEvent,
  count: machines,
  /** Part of the question before a machine is removed. */
  eventsLost: (events: number): string =>
    `Without it ${events === 1 ? "1 scheduled event has" : `${events} scheduled events have`} no machine.`,
  /** The event whose people use a machine. */
  event: (name: string): string => `Event “${name}”`,
  /** Part of the question before a machine is taken from someone. */
  onIt: (who: string): string => `On it now: ${who}.`,
  /** The last user or event of a machine that is off. */
  last: (what: string): string => `Last: ${what}`,
  earlier: "Earlier…",
  earlierShown: (count: number): string => `${count} earlier ${count === 1 ? "change" : "changes"} shown`,
  earlierFailed: "Earlier changes could not be read.",
  cancel: "Cancel",
} as const;
