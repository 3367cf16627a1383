/** The texts of saved records that wait in the browser until the portal has them. */
export const recordQueueTexts = {
  title: (count: number): string =>
    count === 1 ? "1 saved record on this device" : `${count} saved records on this device`,
  /** The names of the states of a record that waits in the browser. */
  waits: "On this device",
  sending: "Sending",
  refused: "Needs your look",
  savedAt: (moment: string): string => `Saved ${moment}`,
  /** Shown beside a record that was saved in the present session. */
  sentWhenBack: "It is sent as soon as the portal can be reached.",
  /** Shown beside a record that was saved before the person signed in again. */
  askedFirst: "You saved it before you signed in again. It is sent when you choose Send.",
  queued: "Saved on this device. The record is sent as soon as the portal can be reached.",
  /** Shown above the next empty form after a record was saved on the device. */
  queuedTitle: (name: string, day: string): string => `Saved on this device: ${name}, ${day}`,
  sent: (count: number): string =>
    count === 1 ? "1 record from this device was sent." : `${count} records from this device were sent.`,
  needLook: (count: number): string =>
    count === 1
      ? "1 record on this device was not accepted. Open it to correct it."
      : `${count} records on this device were not accepted. Open them to correct them.`,
  groupLeft: "You are no longer in the group of this record. Open it and choose another group.",
  savedElsewhere: "This case is already saved, with other content. Open it and save it to compare the two.",
  deleteTitle: "Delete this record from this device?",
  deleteText: (name: string): string => `${name} has not been sent to the portal. You cannot undo this.`,
  deleteFailed: "The record could not be deleted. Please try again.",
  /** Shown in a form, before anything is typed, if the browser cannot store records. */
  keepsNothing:
    "This browser cannot keep saved records. Without a connection, keep this page open until your record is saved.",
  lostAtSignOut: "These saved records have not reached the portal and are deleted from this device:",
} as const;
