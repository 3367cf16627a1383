import type { ConfirmationObstacle, ConfirmationState } from "../logbook/confirmation/confirmation.ts";

/** The texts of confirming records. */
export const confirmationTexts = {
  states: {
    unasked: "Cannot be confirmed",
    open: "Waits for its attending",
    confirmed: "Confirmed",
    returned: "Returned",
  } satisfies Record<ConfirmationState, string>,
  /** Why nobody is asked, under the state. */
  obstacles: {
    noAddress: "The attending has no e-mail address in the list of attendings.",
    removed: "The attending is not on the list of attendings any more.",
    own: "Nobody confirms their own record.",
  } satisfies Record<ConfirmationObstacle, string>,
  /** The refusal of a change or deletion. */
  locked:
    "This record is confirmed and cannot be changed or deleted. Its writer can ask to have it opened again.",
  notConfirmed: "This record is not confirmed any more.",
  /** The list of an attending. */
  explanation: "Records of trainees that name you as their attending. The longest waiting come first.",
  nothingOpen: "No record waits for you.",
  nothingOfTrainee: "No record of this trainee is here.",
  nothingReturned: "You have returned no record that waits for its writer.",
  nothingConfirmed: "You have confirmed no record yet.",
  notAttending: "No list of attendings has your e-mail address. The administrator of a logbook can add it.",
  unverified: "Confirm your e-mail address first: records are confirmed by verified addresses alone.",
  confirmed: (count: number): string => (count === 1 ? "Record confirmed." : `${count} records confirmed.`),
  changedMeanwhile: (count: number): string =>
    count === 1
      ? "One record was changed meanwhile. It is shown as it is now, and was not confirmed."
      : `${count} records were changed meanwhile. They are shown as they are now, and were not confirmed.`,
  goneMeanwhile: (count: number): string =>
    count === 1 ? "One record is not there any more." : `${count} records are not there any more.`,
  returned: "Record returned to its writer.",
  notReturned: "The record was changed meanwhile. It is shown as it is now, and was not returned.",
  reopened: "The record is open again.",
  asked: "Your attending is asked to open the record again.",
  failed: "This could not be sent. Please try again.",
  /** Over the form of a record that was returned. */
  returnedBy: (name: string): string => `${name} returned this record:`,
  mend: "Mend it and save: it is then open to be confirmed again.",
  confirmedBy: (name: string): string => `Confirmed by ${name}. It cannot be changed or deleted.`,
  reopeningAsked: "You have asked to have it opened again:",
  mailsOn:
    "While more than 25 records wait, or one for more than 30 days, you get a mail, once a week at the most.",
  mailsOff: "You get no mails about records that wait.",
} as const;
