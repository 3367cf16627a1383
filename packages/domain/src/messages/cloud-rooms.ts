/** The texts around the frame of a room (3.026-3.032, X107). */
export const cloudRoomTexts = {
  connecting: "Connecting to the simulator …",
  /** The frame itself does not come. */
  noAnswer: "The simulator does not answer. Trying again …",
  /** Toast (3.030). */
  connectionLost: "The connection to the simulator was lost. Trying again …",
  /** In the room, for as long as it is so. */
  lostSince: (time: string): string =>
    `No connection to the simulator since ${time}. What you see is not how it is now. Trying again …`,
  connectionBack: "The connection to the simulator is back.",
  /** The same person came in by another window or device. */
  openedElsewhere: "The room was opened in another window. Only the latest one is connected.",
  useHere: "Use it here",
  fullScreen: "Full screen",
  leaveFullScreen: "Leave full screen",
  youHaveControl: "You have control",
  youWatch: "You are watching",
  hasControl: (name: string): string => `${name} has control`,
  /** Toasts on arriving at home (3.029). */
  ended: "The session has ended",
  timeIsUp: "The session has ended: its time is up",
  failed: "The simulator failed, and the session has ended",
  /** The same, and on waiting screens, where somebody else or the event has ended it. */
  endedBy: {
    turnedOff: "an administrator turned the simulator off",
    reset: "an administrator reset the simulator",
    removed: "an administrator took the simulator out of service",
    freed: "an administrator gave the simulator free",
    organizer: "an organizer ended it",
    administrator: "an administrator ended it",
    event: "the event is over",
  },
  sessionEnded: (why: string): string => `The session has ended: ${why}`,
  startEnded: (why: string): string => `The start was withdrawn: ${why}`,
  /** What stands where the room was, for as long as it is so (0137). */
  lost: {
    SIMULATOR_FAILED: "The simulator failed",
    NO_REPORTS: "The simulator stopped answering",
    ADMINISTRATOR: "An administrator stopped the simulator",
  },
  lostAt: (time: string): string => `There is no simulator since ${time}.`,
  /** Of one's own time (0138). */
  givenBack: (duration: string): string => `${duration} were given back to your simulation time.`,
  startOver: "The start was withdrawn",
  startFailed: "The start has failed: the simulator did not come up",
  /** What somebody who watches asks the proctor for. */
  asksFor: { control: "asks for control", help: "asks for help" },
  asked: { control: "You asked for control", help: "You asked for help" },
  placeInQueue: (place: number): string => (place === 1 ? "you are next" : `${place - 1} before you`),
  /** To screen readers of a proctor. */
  somebodyAsks: (name: string, what: "control" | "help"): string => `${name} asks for ${what}`,
  changeCase: "The case begins anew for everybody in the room.",
  changeOwnCase: "The case that runs is left. Your session, and its time, go on.",
  /** Buttons that stand beside a name say whose they are. */
  giveControlTo: (name: string): string => `Give control to ${name}`,
  doneWith: (name: string): string => `Done: ${name}`,
  /** Participants who are not in the room. */
  notHere: (count: number): string => (count === 1 ? "1 is not here" : `${count} are not here`),
  /** When the countdown begins, and again in the last minute (3.028). */
  endsWithin: { soon: "Less than 5 minutes left", last: "Less than a minute left" },
  endsAt: (time: string): string => `The session ends at ${time}.`,
  /** Beside the end of an event's session. */
  withGrace: "5 minutes longer than the event",
} as const;
