import type { ConfirmationObstacle, ConfirmationState } from "../logbook/confirmation/confirmation.ts";

/** The texts of confirming records. */
export const confirmationTexts = {
  states: {
    unasked: "Cannot be confirmed",
    open: "Waiting for its attending",
    confirmed: "Confirmed",
    returned: "Returned",
    imported: "Imported, not confirmed",
  } satisfies Record<ConfirmationState, string>,
  /** Short names of the states, shown beside an icon. */
  short: {
    unasked: "Not asked",
    open: "Waiting",
    confirmed: "Confirmed",
    returned: "Returned",
    imported: "Imported",
  } satisfies Record<ConfirmationState, string>,
  /** The reasons why no one is asked, shown below the state. */
  obstacles: {
    noAddress: "The attending has no e-mail address in the list of attendings.",
    removed: "The attending is no longer on the list of attendings.",
    own: "You cannot confirm your own record.",
  } satisfies Record<ConfirmationObstacle, string>,
  importedFrom: (name: string, moment: string): string => `From ${name}, ${moment}. Not confirmed.`,
  /** The refusal of a change or deletion. */
  locked:
    "This record is confirmed and cannot be changed or deleted. The trainee can ask to have it reopened.",
  notConfirmed: "This record is no longer confirmed.",
  title: "Confirmations",
  confirm: "Confirm",
  return: "Return",
  details: "Details",
  toConfirm: (count: number): string =>
    count === 1
      ? "1 record waits for your confirmation."
      : `${count >= 1000 ? "More than 1,000" : count} records wait for your confirmation.`,
  toReopen: (count: number): string =>
    count === 1
      ? "1 trainee asks to have a record reopened."
      : `${count} trainees ask to have a record reopened.`,
  see: "See them",
  confirmedOnly: "Confirmed only",
  noneConfirmed: (isOwn: boolean): string =>
    isOwn
      ? "None of your cases in this period is confirmed yet."
      : "No case in this period is confirmed yet.",
  countAll: "Count all cases",
  /** Shown in place of "Confirmed", wherever that stands. */
  byAdministrator: "Confirmed by an administrator",
  confirmed: (count: number): string => (count === 1 ? "Record confirmed." : `${count} records confirmed.`),
  failed: "This could not be sent. Please try again.",
  /** Shown above the form of a record that was returned. */
  returnedBy: (name: string): string => `${name} returned this record:`,
  mend: "Correct it and save it: it can then be confirmed again.",
  confirmedBy: (name: string): string => `Confirmed by ${name}. It cannot be changed or deleted.`,
  /** Shown under the confirmation: by which address and when. */
  givenAs: (address: string, moment: string): string =>
    `As the attending of the record, ${address}, on ${moment}.`,
  givenInStead: (address: string, moment: string): string =>
    `In the attending's stead, as an administrator, ${address}, on ${moment}.`,
  somebody: "The attending",
  reopen: "Reopen",
  reopeningRequested: "You have asked to have it reopened:",
  reopeningAskedByWriter: "The trainee asks to have it reopened:",
  untilOpened: "Your attending decides. Nothing changes until then.",
} as const;
