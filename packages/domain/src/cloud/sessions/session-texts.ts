import { cloudServerTexts } from "../server-texts.ts";

/** The texts of dialogs and rooms around a simulator (3.012-3.016, 3.026, 4.012-4.028). */
export const cloudSessionTexts = {
  /** The specification gives this text word for word (3.012). */
  off: "Something went wrong",
  /** The specification gives this text word for word (3.013). */
  desired: "Looking for vacant simulator",
  /** The specification gives this text word for word (3.014). */
  idleEvent: "Event should start shortly",
  /** The specification gives this text word for word (4.012). */
  idleCase: "Case should start shortly",
  /** The specification gives this text word for word (3.015). */
  starting: "Start-up time is approx. 3 minutes",
  /** The specification gives this text word for word (4.015). */
  notEnoughTime: cloudServerTexts.notEnoughTimeLeft,
  /** The specification gives this text word for word (4.017). */
  noSimulators: "No available simulators",
  /** The specification gives this text word for word (4.024). */
  otherSession: cloudServerTexts.otherSessionGoesOn,
  /** The text of a banner; the wording is specified (4.025). */
  startFailed: "Failed to start cloud case, please try again later",
  /** The message for an event that could not be started (X107). */
  eventStartFailed: "Failed to start event, please try again later",
  /** The text of a banner; the wording is specified (4.026). */
  endFailed: "Failed to end cloud case, please try again later",
  /** The text of a toast; the wording is specified (4.027). */
  caseStarting: "Cloud Case starting",
  /** The text of a toast; the wording is specified (4.028). */
  caseEnded: "Cloud case ended",
  /** Shown to a person who opens a room that is not their own (3.026, X32, with the specified spelling). */
  permissionDenied: "Permisson denied",
  start: "Start",
  join: "Join",
  tryAgain: "Try again",
  /** Shown while the portal checks whether a simulator is free for a case. */
  looking: "Looking for simulators",
  notKnown: "The portal could not check whether a simulator is free.",
  noTimeUsed: "None of your simulation time was used.",
  /** Shown for a session that failed after it had begun. */
  timeUsed: (duration: string): string => `${duration} of your simulation time were used.`,
  /** Shown if nothing can be started now; the page checks again automatically. */
  waitsForSimulator: "You can start it here as soon as a simulator is free.",
  expectedAt: (time: string): string => `The next one is expected to be free at ${time}.`,
  cancelStart: "Cancel start",
  /** Shown in all windows of the person who cancelled it. */
  startCancelled: "The start was cancelled. None of your simulation time was used.",
  cancelFailed: "The start could not be cancelled, please try again later",
  startAgain: "Start again",
  stopped: (name: string): string => `${name} has stopped`,
  notStarted: (name: string): string => `${name} could not be started`,
  toOther: (name: string): string => `Go to ${name}`,
  toOtherEvent: "Go to your other event",
  goesOn: (name: string): string => `${name} is running.`,
  starts: (name: string): string => `${name} is being started.`,
  eventGoesOn: (name: string | null): string => `${name ?? "Your event"} is running.`,
  eventStarts: (name: string | null): string => `${name ?? "Your event"} is being started.`,
  /** Shown instead of the person's own case. */
  eventElsewhere: "Your simulator runs an event",
  eventHasItsRoom:
    "You have started an event, which has a room of its own. You can start a case when it has ended.",
  toEvent: "Go to the event",
  show: "Show",
  /** The label of the link from home to the running case. */
  open: "Open",
  backToCases: "Back to Cloud Cases",
  extendTo: (time: string): string => `Extend to ${time}`,
  /** Shown below the refusal of a room or an event that is not the person's own: explains who could open it. */
  whoseRoom: "Only the person who started a cloud case can open it. You have none running.",
  whoseEvent: "Only the organizers and the people who joined by its invite link can open an event.",
  endCase: "End case",
  endQuestion: "End this case?",
  endWarning:
    "The simulator stops, and the case cannot be resumed. The time you have used is taken from your voucher.",
  stay: "Stay",
  /** The label of the button that does not end the session, when the question is asked outside the room. */
  goOn: "Keep it running",
  extended: "Session extended",
  extendFailed: "The session could not be extended. Please try again later.",
  minutesLeft: (minutes: number): string => {
    if (minutes === 0) return "The session has ended";
    return minutes === 1 ? "1 minute left" : `${minutes} minutes left`;
  },
} as const;
