import type { ConfirmationObstacle, ConfirmationState } from "../logbook/confirmation/confirmation.ts";

/** The texts of confirming records. */
export const confirmationTexts = {
  states: {
    unasked: "Cannot be confirmed",
    open: "Waiting for its attending",
    confirmed: "Confirmed",
    returned: "Returned",
  } satisfies Record<ConfirmationState, string>,
  /** The short forms, shown beside a sign. */
  short: {
    unasked: "Not asked",
    open: "Waiting",
    confirmed: "Confirmed",
    returned: "Returned",
  } satisfies Record<ConfirmationState, string>,
  /** The reasons why no one is asked, shown below the state. */
  obstacles: {
    noAddress: "The attending has no e-mail address in the list of attendings.",
    removed: "The attending is no longer on the list of attendings.",
    own: "You cannot confirm your own record.",
  } satisfies Record<ConfirmationObstacle, string>,
  /** The refusal of a change or deletion. */
  locked:
    "This record is confirmed and cannot be changed or deleted. The trainee can ask to have it reopened.",
  notConfirmed: "This record is no longer confirmed.",
  /** The list of an attending. */
  explanation: "Trainees' records that name you as their attending, longest waiting first.",
  title: "Confirmations",
  loading: "Loading the records",
  list: "Show",
  lists: {
    open: "Waiting for me",
    returned: "Returned",
    confirmed: "Confirmed",
    reopening: "Reopening requested",
  },
  nothing: {
    open: "No records are waiting for you.",
    returned: "No returned record is waiting for its trainee.",
    confirmed: "You have not confirmed any records yet.",
    reopening: "No one has asked to have a record reopened.",
  },
  trainee: "Trainee",
  anybody: "Everyone",
  role: "Role",
  noRole: "Not stated",
  notStated: "Not stated",
  notSuccessful: "No",
  confirm: "Confirm",
  return: "Return",
  details: "Details",
  choose: "Choose",
  /** Shown for a record that no longer belongs to the list, if the page does not know how it was answered. */
  leftTheList: "No longer in this list",
  answered: (count: number): string =>
    count === 1 ? "1 answered record is still shown." : `${count} answered records are still shown.`,
  hideAnswered: "Hide answered",
  more: "Show more",
  moreFailed: "The next records could not be loaded. Please try again.",
  confirmOne: (record: string): string => `Confirm ${record}`,
  returnOne: (record: string): string => `Return ${record}`,
  detailsOf: (record: string): string => `Details of ${record}`,
  chooseAll: (count: number): string => `Choose all ${count} shown`,
  confirmMany: (count: number): string => `Confirm ${count}`,
  returnedBefore: "Corrected since you returned it:",
  yourWord: "Returned:",
  askedToReopen: (name: string): string => `${name} asks to have it reopened:`,
  waitingSince: (moment: string): string => `Waiting since ${moment}`,
  answeredAt: (moment: string): string => `Answered ${moment}`,
  mails: "Mails about waiting records",
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
  nothingOfTrainee: "No records of this trainee.",
  notAttending: "No list of attendings has your e-mail address. A logbook administrator can add it.",
  unverified: "Confirm your e-mail address first: only verified addresses can confirm records.",
  confirmed: (count: number): string => (count === 1 ? "Record confirmed." : `${count} records confirmed.`),
  changedMeanwhile: (count: number): string =>
    count === 1
      ? "One record was changed in the meantime. It is shown as it is now and was not confirmed."
      : `${count} records were changed in the meantime. They are shown as they are now and were not confirmed.`,
  goneMeanwhile: (count: number): string =>
    count === 1 ? "One record no longer exists." : `${count} records no longer exist.`,
  returned: "Record returned to the trainee.",
  notReturned: "The record was changed in the meantime. It is shown as it is now and was not returned.",
  reopened: "The record is open again.",
  asked: "Your attending has been asked to reopen the record.",
  failed: "This could not be sent. Please try again.",
  /** Over the form of a record that was returned. */
  returnedBy: (name: string): string => `${name} returned this record:`,
  mend: "Correct it and save it: it can then be confirmed again.",
  confirmedBy: (name: string): string => `Confirmed by ${name}. It cannot be changed or deleted.`,
  /** Shown under the confirmation: by which address and when. */
  givenAs: (address: string, moment: string): string =>
    `As the attending of the record, ${address}, on ${moment}.`,
  confirmedNames: { attending: "Attending", hospital: "Hospital", procedure: "Procedure" },
  /** The confirmed values, with the names that they had then. */
  confirmedAs: ({
    procedure,
    hospital,
    attending,
  }: Readonly<Record<"procedure" | "hospital" | "attending", string>>): string =>
    `Confirmed: ${procedure}, ${hospital}, attending ${attending}.`,
  /** Shown beside a confirmed name that has been changed since. */
  nowCalled: (name: string): string => `(now ${name})`,
  namesOfLater:
    "Confirmed before names were stored with a confirmation. These are the names as of 23 November 2026.",
  somebody: "The attending",
  askToReopen: "Ask to reopen",
  reopen: "Reopen",
  askAnewDialog: {
    title: "Edit your request",
    explanation: "Your attending is notified again, with the new text.",
    label: "Why it needs to be changed",
    save: "Ask",
  },
  askDialog: {
    title: "Ask to reopen the record",
    explanation: "Your attending is notified and can withdraw the confirmation. Nothing changes until then.",
    label: "Why it needs to be changed",
    save: "Ask",
  },
  reopenDialog: {
    title: "Reopen the record",
    explanation:
      "The confirmation is withdrawn. The trainee can change the record, and it has to be confirmed again.",
    label: "What needs correcting",
    save: "Reopen",
  },
  returnDialog: {
    title: "Return the record",
    explanation: "The trainee corrects it and sends it back to you.",
    label: "What needs correcting",
    save: "Return",
  },
  reopeningRequested: "You have asked to have it reopened:",
  reopeningAskedByWriter: "The trainee asks to have it reopened:",
  untilOpened: "Your attending decides. Nothing changes until then.",
  askAnew: "Edit your request",
  mailsOn:
    "You get a mail, at most once a week, while more than 25 records wait or one has waited for more than 30 days.",
  mailsOff: "You get no mails about waiting records.",
} as const;
