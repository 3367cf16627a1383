/** The texts of the list of records that an attending confirms, which no other page needs. */
export const confirmationListTexts = {
  /** Shown above the list of records that wait for an attending. */
  explanation: "Trainees' records that name you as their attending, longest waiting first.",
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
  getDetails: (record: string): string => `Details of ${record}`,
  chooseAll: (count: number): string => `Choose all ${count} shown`,
  confirmMany: (count: number): string => `Confirm ${count}`,
  returnedBefore: "Corrected since you returned it:",
  yourWord: "Returned:",
  askedToReopen: (name: string): string => `${name} asks to have it reopened:`,
  waitingSince: (moment: string): string => `Waiting since ${moment}`,
  answeredAt: (moment: string): string => `Answered ${moment}`,
  mails: "Mails about waiting records",
  nothingOfTrainee: "No records of this trainee.",
  notAttending: "No list of attendings has your e-mail address. A logbook administrator can add it.",
  unverified: "Confirm your e-mail address first: only verified addresses can confirm records.",
  changedMeanwhile: (count: number): string =>
    count === 1
      ? "One record was changed in the meantime. It is shown as it is now and was not confirmed."
      : `${count} records were changed in the meantime. They are shown as they are now and were not confirmed.`,
  goneMeanwhile: (count: number): string =>
    count === 1 ? "One record no longer exists." : `${count} records no longer exist.`,
  returned: "Record returned to the trainee.",
  notReturned: "The record was changed in the meantime. It is shown as it is now and was not returned.",
  /** The confirmed values, with the names that they had then. */
  confirmedAs: ({
    procedure,
    hospital,
    attending,
  }: Readonly<Record<"procedure" | "hospital" | "attending", string>>): string =>
    `Confirmed: ${procedure}, ${hospital}, attending ${attending}.`,
  returnDialog: {
    title: "Return the record",
    explanation: "The trainee corrects it and sends it back to you.",
    label: "What needs correcting",
    save: "Return",
  },
  mailsOn:
    "You get a mail, at most once a week, while more than 25 records wait or one has waited for more than 30 days.",
  mailsOff: "You get no mails about waiting records.",
} as const;
