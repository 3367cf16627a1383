/** The texts around the frame of a room (3.026-3.032, X107). */
export const cloudRoomTexts = {
  connecting: "Connecting to the simulator …",
  /** Shown when the frame of a room cannot be loaded. */
  noAnswer: "The simulator does not answer. Trying again …",
  /** The toast of a room's connections, for as long as one is away (3.030). */
  lostSince: (time: string): string =>
    `The connection to the simulator was lost at ${time}. This picture is out of date. Trying again …`,
  noConnection: (time: string): string =>
    `No connection since ${time}, neither to the simulator nor to the portal. This picture is out of date. Trying again …`,
  portalAway: (time: string): string =>
    `The portal has not answered since ${time}. The simulator keeps running, and the page reconnects automatically.`,
  /** Shown in the bar in place of the person in control. */
  notConnected: "Not connected",
  /** Announced to screen readers only. */
  connectionBack: "The connection to the simulator is back.",
  /** Shown when the same person entered in another window or on another device. */
  openedElsewhere: "The room was opened in another window. Only the latest one is connected.",
  useHere: "Use it here",
  /** Describes how to leave the picture by keyboard. */
  keys: "Keyboard",
  keysHelp: [
    "Tab moves into the picture and through its buttons, then out of it. Shift+Tab moves back.",
    "While the focus is in the picture and you have control, the arrow keys push, pull and turn the wire.",
    "The arrow keys resize the list of participants.",
  ],
  wayOut: "Press Tab or Shift+Tab to leave the simulator.",
  panelSize: "Size of the participants",
  fullScreen: "Full screen",
  leaveFullScreen: "Leave full screen",
  youHaveControl: "You have control",
  youWatch: "You are watching",
  hasControl: (name: string): string => `${name} has control`,
  /** Toasts on arriving at home (3.029). */
  ended: "The session has ended",
  timeIsUp: "The session has ended: its time is up",
  failed: "The simulator failed, and the session has ended",
  /** Shown in the room and on waiting screens when someone else or the event has ended the session. */
  endedBy: {
    turnedOff: "an administrator turned the simulator off",
    reset: "an administrator reset the simulator",
    removed: "an administrator took the simulator out of service",
    freed: "an administrator freed the simulator",
    organizer: "an organizer ended it",
    administrator: "an administrator ended it",
    event: "the event is over",
  },
  sessionEnded: (why: string): string => `The session has ended: ${why}`,
  startEnded: (why: string): string => `The start was cancelled: ${why}`,
  /** Shown instead of the room while the connection to it is lost (0063). */
  lost: {
    SIMULATOR_FAILED: "The simulator failed",
    NO_REPORTS: "The simulator stopped answering",
    ADMINISTRATOR: "An administrator stopped the simulator",
  },
  /** The title of the message about a lost session; it is worded like the specified one of a failed start (3.012). */
  lostTitle: (reason: string): string =>
    `Something went wrong: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
  lostAt: (time: string): string => `There has been no simulator since ${time}.`,
  /** Time that was returned to the person's own quota (0060). */
  givenBack: (duration: string): string => `${duration} were given back to your simulation time.`,
  startOver: "The start was cancelled",
  startFailed: "The start failed: the simulator did not come up",
  /** The requests that a participant can make to the proctor. */
  asksFor: { control: "asks for control", help: "asks for help" },
  asked: { control: "You asked for control", help: "You asked for help" },
  placeInQueue: (place: number): string => (place === 1 ? "you are next" : `${place - 1} before you`),
  /** Announced to a proctor's screen reader only. */
  somebodyAsks: (name: string, what: "control" | "help"): string => `${name} asks for ${what}`,
  changeCase: "The case restarts for everyone in the room.",
  /** Shown after another person changed the case, to people who have the list of cases open or chose a case at the same time. */
  caseChangedBy: (by: string | null, to: string): string =>
    `${by ?? "Someone"} has changed the case to ${to} in the meantime. Choose again if you want another one.`,
  choiceNotTaken: (by: string | null, to: string): string =>
    `${by ?? "Someone"} was quicker: ${to} is running, so your choice was not used. Choose again if you still want it.`,
  caseNotAnswered: "The simulator did not answer. Try again.",
  /** Announced to a proctor's screen reader, and shown on the button of the requests. */
  requests: (count: number): string => (count === 1 ? "1 request" : `${count} requests`),
  changeOwnCase: "You leave the case that is running. Your session and its time continue.",
  /** The accessible label of a button that is shown beside a person's name. */
  giveControlTo: (name: string): string => `Give control to ${name}`,
  doneWith: (name: string): string => `Done: ${name}`,
  /** The number of participants who are not in the room. */
  notHere: (count: number): string => (count === 1 ? "1 is not here" : `${count} are not here`),
  /** When the countdown begins, and again in the last minute (3.028). */
  endsWithin: { soon: "Less than 5 minutes left", last: "Less than a minute left" },
  endsAt: (time: string): string => `The session ends at ${time}.`,
  /** Shown beside the end of an event's session. */
  withGrace: "5 minutes longer than the event",
} as const;
