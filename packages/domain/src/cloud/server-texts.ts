import type { ExtendRefusal } from "./sessions/session-time.ts";

/**
 * The server's messages about cloud simulation, word for word (X93). Pages choose their text by the code, not by the message.
 */
export const cloudServerTexts = {
  /** The specification gives this text word for word (2.047, 3.048). */
  tooLittleSpendableTime: "Too little spendable time in cloud cases time quota.",
  /** The specification gives this text word for word (3.049, X65). */
  tooManyEvents: "Too many events scheduled for this time.",
  /** Shown to a person who changes a voucher or event that has expired (2.030, 3.037). */
  notEditable: "It has expired and can no longer be changed.",
  /** Shown when an archived item is changed, or archived again (2.031, 3.038). */
  archived: "It is archived and can no longer be changed.",
  /** Shown when an event is started outside the time in which its organizers may (3.017). */
  eventNotOpen: "The event can be started from 10 minutes before it begins until it ends.",
  /** Shown to the second of two organizers who chose different cases. */
  startedOtherwise: (by: string | null, what: string): string =>
    `${by === null ? "This event has already been started" : `${by} has started this event`} with ${what}. Your choice was not used: change the case in the room.`,
  /** The specification gives this text word for word (4.023). */
  noFreeMachine: "All VMs are currently taken or reserved. Please try again later.",
  /** The specification gives this text word for word (4.024). */
  otherSessionGoesOn: "You have another ongoing case or event.",
  /** The specification gives this text word for word (4.015). */
  notEnoughTimeLeft: "Not enough simulation time left",
  /** Shown for an action that the machine's present status does not allow, because the screen was outdated. */
  machineChanged: "The machine has changed in the meantime.",
  /** Why a session is not extended. */
  notExtendable: {
    OVER: "The session has ended.",
    LONG_ENOUGH: "The session still has almost an hour. Extend it later.",
    TIME_USED_UP: "The session cannot be extended: it uses up your time.",
    VOUCHER_ENDS: "The session cannot be extended: your access to its cases ends.",
    RESERVED: "The session cannot be extended: the simulator is reserved.",
  } satisfies Record<ExtendRefusal, string>,
} as const;
