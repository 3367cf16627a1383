/** The texts of the form of a record (7.052-7.062), which only its pages load. */
export const recordFormTexts = {
  /** The text of a warning banner; the wording is specified (7.060). */
  dateLongAgo: "Selected date of procedure is more than 10 days ago. Is this correct?",
  readDoseReport: "Read a dose report",
  /** The help text below a dose that was filled in from a dose report. */
  fromDoseReport: (stated: string): string => `From the dose report: ${stated}`,
  /** The warning at the field for an optional identifier (X115). */
  identifierWarning:
    "Do not enter anything that identifies a patient. Only you will see the value of this field.",
  /** Shown above a record that the person may read but not change (X35). */
  viewOnly:
    "You can read this record. The person who created it and the admins of its group or institution can change it.",
  /** Shown in place of the form to a person who is in no group. */
  noGroup:
    "You are not a member of any group yet, and a record needs one. The administrator of a group can invite you.",
  /** Shown in the hospital field when the search finds nothing. */
  noSuchHospital: "Nothing found. The administrator of your logbook can add a hospital.",
  /** Shown above a form with restored content: "Unsaved changes of …", or a new case. */
  draftRestored: (moment: string): string =>
    `What you typed on ${moment} has been restored. It is not saved yet.`,
  /** The state of a draft, in the bar of the form. */
  draftSending: "Saving the draft …",
  draftSaved: (time: string): string => `Draft saved ${time}`,
  /** The messages of a save while the portal cannot be reached. */
  saveWaits:
    "Not saved yet: no connection. The record is saved as soon as the connection is back. Keep this page open.",
  saveInterrupted: "Not saved yet: you changed the record while there was no connection. Save it again.",
  draftUnsent: "Draft kept in this browser until the portal can be reached.",
  draftRefused: (reason: string): string => `The draft is kept in this browser only: ${reason}`,
} as const;
