import type { ConfirmationObstacle, ConfirmationState } from "../logbook/confirmation/confirmation.ts";

/** The texts of confirming records. */
export const confirmationTexts = {
  states: {
    unasked: "Cannot be confirmed",
    open: "Waits for its attending",
    confirmed: "Confirmed",
    returned: "Returned",
  } satisfies Record<ConfirmationState, string>,
  /** The same in one word, beside a sign. */
  short: {
    unasked: "Not asked",
    open: "Waiting",
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
  title: "Confirmations",
  loading: "Loading the records",
  list: "Show",
  lists: {
    open: "Waiting for me",
    returned: "Returned",
    confirmed: "Confirmed",
    reopening: "Asked to open again",
  },
  nothing: {
    open: "No record waits for you.",
    returned: "No record that you have returned waits for its writer.",
    confirmed: "You have confirmed no record yet.",
    reopening: "Nobody asks to have a record opened again.",
  },
  trainee: "Trainee",
  anybody: "Everybody",
  role: "Role",
  noRole: "Not stated",
  notStated: "Not stated",
  notSuccessful: "No",
  confirm: "Confirm",
  return: "Return",
  details: "Details",
  choose: "Choose",
  more: "Show more",
  moreFailed: "The next records could not be loaded. Please try again.",
  confirmOne: (record: string): string => `Confirm ${record}`,
  returnOne: (record: string): string => `Return ${record}`,
  detailsOf: (record: string): string => `Details of ${record}`,
  chooseAll: (count: number): string => `Choose all ${count} on show`,
  confirmMany: (count: number): string => `Confirm ${count}`,
  returnedBefore: "Mended since you returned it:",
  yourWord: "Returned:",
  askedToReopen: (name: string): string => `${name} asks to have it opened again:`,
  waitingSince: (moment: string): string => `Waiting since ${moment}`,
  answeredAt: (moment: string): string => `Answered ${moment}`,
  mails: "Mails about waiting records",
  toConfirm: (count: number): string =>
    count === 1
      ? "1 record waits for your confirmation."
      : `${count >= 1000 ? "More than 1,000" : count} records wait for your confirmation.`,
  toReopen: (count: number): string =>
    count === 1
      ? "1 writer asks to have a record opened again."
      : `${count} writers ask to have a record opened again.`,
  see: "See them",
  confirmedOnly: "Confirmed only",
  noneConfirmed: (isOwn: boolean): string =>
    isOwn
      ? "None of your cases in this period is confirmed yet."
      : "No case in this period is confirmed yet.",
  countAll: "Count all cases",
  nothingOfTrainee: "No record of this trainee is here.",
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
  /** Under it: by which address and when. */
  givenAs: (address: string, moment: string): string =>
    `As the attending of the record, ${address}, on ${moment}.`,
  confirmedNames: { attending: "Attending", hospital: "Hospital", procedure: "Procedure" },
  /** What was confirmed, in the names of that time. */
  confirmedAs: ({
    procedure,
    hospital,
    attending,
  }: Readonly<Record<"procedure" | "hospital" | "attending", string>>): string =>
    `Confirmed: ${procedure}, ${hospital}, attending ${attending}.`,
  /** Beside a name that was confirmed, where the lists have another one now. */
  nowCalled: (name: string): string => `(now ${name})`,
  namesOfLater:
    "Confirmed before names were kept with a confirmation: these are the names of 23 November 2026.",
  somebody: "The attending",
  askToReopen: "Ask to open it again",
  reopen: "Open it again",
  askAnewDialog: {
    title: "Ask in other words",
    explanation: "Your attending is told again, with these words in the place of the ones before.",
    label: "Why it has to be changed",
    save: "Ask",
  },
  askDialog: {
    title: "Ask to open the record again",
    explanation: "Your attending is told, and can take the confirmation back. Nothing changes until then.",
    label: "Why it has to be changed",
    save: "Ask",
  },
  reopenDialog: {
    title: "Open the record again",
    explanation:
      "The confirmation is taken back. The record goes to its writer, who can change it, and has to be confirmed anew.",
    label: "What is to be mended",
    save: "Open again",
  },
  returnDialog: {
    title: "Return the record",
    explanation: "Its writer is told, mends it, and it comes back to you.",
    label: "What is to be mended",
    save: "Return",
  },
  reopeningAsked: "You have asked to have it opened again:",
  reopeningAskedByWriter: "Its writer asks to have it opened again:",
  untilOpened: "Your attending decides. Nothing changes until then.",
  askAnew: "Ask in other words",
  mailsOn:
    "While more than 25 records wait, or one for more than 30 days, you get a mail, once a week at the most.",
  mailsOff: "You get no mails about records that wait.",
  /** The page that the link in such a mail leads to; it needs no account. */
  stop: {
    title: "No more mails about waiting records",
    question:
      "You will no longer be written to about records that wait for your confirmation. The records go on waiting for you in the portal.",
    stop: "Stop these mails",
    stopped:
      "Done. You get no more mails about records that wait. You can turn them on again on the page of the records.",
    unknown: "This link does not belong to anybody's mails. Open the link of your latest mail.",
    failed: "This did not reach the portal. Please try again.",
    onward: "To the records",
  },
} as const;
