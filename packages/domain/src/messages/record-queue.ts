/** The texts of saved records that wait in the browser until the portal has them. */
export const recordQueueTexts = {
  title: (count: number): string =>
    count === 1 ? "1 saved record on this device" : `${count} saved records on this device`,
  /** The title if changes or deletions of stored records wait as well as new records. */
  titleOfChanges: (count: number): string =>
    count === 1 ? "1 saved change on this device" : `${count} saved changes on this device`,
  /** The name of what waits, before the name of the record. */
  kind: { new: "", change: "Change: ", deletion: "Deletion: " },
  /** Beside the state of a deletion, in the row of its record. */
  deletion: "Deletion",
  /** The names of the states of a record that waits in the browser. */
  waits: "On this device",
  sending: "Sending",
  refused: "Needs your look",
  savedAt: (moment: string): string => `Saved ${moment}`,
  /** Shown beside a record that was saved in the present session. */
  sentWhenBack: "It is sent as soon as the portal can be reached.",
  deletedWhenBack: "The record is deleted as soon as the portal can be reached.",
  /** Shown beside a record that was saved before the person signed in again. */
  askedFirst: "You saved it before you signed in again. It is sent when you choose Send.",
  queued: {
    new: "Saved on this device. The record is sent as soon as the portal can be reached.",
    change: "Saved on this device. The change is sent as soon as the portal can be reached.",
    deletion: "The record is deleted as soon as the portal can be reached.",
  },
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
  recordGone: "This record has been deleted in the meantime. Open it to save your version as a new record.",
  changedElsewhere: {
    new: "This record has been changed elsewhere. Open it and save it to compare the two.",
    change: "This record has been changed elsewhere. Open it and save it to compare the two.",
    deletion: "This record has been changed elsewhere. Open it to see the change, and delete it again.",
  },
  confirmedMeanwhile: {
    new: "This record has been confirmed in the meantime.",
    change:
      "This record has been confirmed in the meantime. Open it to ask for it to be reopened, then send your change.",
    deletion: "This record has been confirmed in the meantime. Open it to ask for it to be reopened.",
  },
  /** Shown above the form of a record that has a waiting change, or a waiting deletion. */
  formShowsChange: "This form shows your change, which has not reached the portal yet.",
  /** Shown above a form in which something was typed before another tab saved a change of the same record. */
  formLacksChange:
    "You saved this change in another tab. This form does not show it; saving the form keeps the changes of both.",
  /** Above the values of a waiting change that the form does not show, or whose record can no longer be changed. */
  waitingValues: "Your change",
  discardChange: "Discard change",
  discardChangeTitle: "Discard this change?",
  discardChangeText: (name: string): string =>
    `Your change of ${name} has not been sent to the portal. The record stays as it is there. You cannot undo this.`,
  discardFailed: "The change could not be discarded. Please try again.",
  keepRecord: "Keep record",
  deleteTitle: "Delete this record from this device?",
  deleteText: (name: string): string => `${name} has not been sent to the portal. You cannot undo this.`,
  deleteFailed: "The record could not be deleted. Please try again.",
  /** Shown in a form, before anything is typed, if the browser cannot store records. */
  keepsNothing:
    "This browser cannot keep saved records. Without a connection, keep this page open until your record is saved.",
  lostAtSignOut: "These saved records have not reached the portal and are deleted from this device:",
} as const;
