/** The texts around the frame of a room (3.026-3.032, X107). */
export const cloudRoomTexts = {
  connecting: "Connecting to the simulator …",
  /** The frame itself does not come. */
  noAnswer: "The simulator does not answer. Trying again …",
  /** Toast, and in the room for as long as it is so (3.030). */
  connectionLost: "The connection to the simulator was lost. Trying again …",
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
  /** Participants who are not in the room. */
  notHere: (count: number): string => (count === 1 ? "1 is not here" : `${count} are not here`),
  /** Beside the end of an event's session. */
  withGrace: "5 minutes longer than the event",
  /** To screen readers, when the countdown begins (3.028). */
  endsSoon: "The session ends in 5 minutes",
} as const;
