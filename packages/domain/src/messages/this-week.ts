import { inactiveAfterDays } from "../learning/class-progress.ts";
import type { WeekReason, WeekReasonKind } from "../this-week/reasons.ts";

/** Why a person is not reminded by mail. */
export type ReminderRefusal =
  | "writtenLately"
  | "optedOut"
  | "unverified"
  | "noMail"
  | "dailyLimit"
  | "notInGroup";

/** When reminders are possible again, as its reader reads it, and how many still are today. */
type ReminderLimit = { readonly from: string; readonly left: number };

const refusals: Readonly<Record<ReminderRefusal, (limit: ReminderLimit) => string>> = {
  writtenLately: ({ from }) => `This person was reminded recently. You can remind them again from ${from}.`,
  optedOut: () => "This person has unsubscribed from reminders. Write to them yourself.",
  unverified: () => "This person has not confirmed their e-mail address. Write to them in another way.",
  noMail: () => "This portal sends no mail. Write to them yourself.",
  dailyLimit: ({ from, left }) =>
    left === 0
      ? `No more reminders can be sent today. You can send more from ${from}.`
      : `Only ${left} more ${left === 1 ? "reminder" : "reminders"} can be sent today. Choose fewer people, and remind the rest from ${from}.`,
  notInGroup: () => "This person is no longer in your groups.",
};

type Told = Pick<WeekReason, "kind" | "about" | "count"> & {
  /** The day of the row's date as text for people; null if it has no date. */
  readonly day: string | null;
};

const sentences: Readonly<Record<WeekReasonKind, (told: Told) => string>> = {
  overdue: ({ about, day }) => `${about} was due on ${day}`,
  dueSoon: ({ about, day }) => `${about} is due on ${day}`,
  quiet: ({ about, day }) =>
    day === null
      ? `Started courses of ${about}, no activity recorded`
      : `No activity in courses of ${about} since ${day}`,
  notJoined: ({ about, day }) => `Invited to ${about} on ${day}, has not joined`,
  unconfirmed: ({ about, count, day }) =>
    count === 1
      ? `1 record of ${about} has waited for confirmation since ${day}`
      : `${count} records of ${about} wait for confirmation, the oldest since ${day}`,
  belowBenchmark: ({ about, day }) =>
    day === null ? `No longer proficient in ${about}` : `No longer proficient in ${about} since ${day}`,
};

const asks: Readonly<Record<WeekReasonKind, (told: Told) => string>> = {
  overdue: ({ about, day }) => `${about} was due on ${day}. Please complete it.`,
  dueSoon: ({ about, day }) => `${about} is due on ${day}.`,
  quiet: () => "You have started your courses and have not been in them for a while. Please continue.",
  notJoined: ({ about }) => `You are invited to ${about} and have not joined yet.`,
  unconfirmed: ({ count }) =>
    `${count === 1 ? "1 of your records waits" : `${count} of your records wait`} for confirmation. Please ask your attending.`,
  belowBenchmark: ({ about }) =>
    `Your last runs of ${about} did not meet the benchmark. Please practise it again.`,
};

/** The request in a reminder to several people. */
function commonAsks(people: readonly (readonly Told[])[]): readonly string[] {
  const [first = [], ...others] = people.map((reasons) => reasons.map((each) => asks[each.kind](each)));
  return first.filter((each) => others.every((other) => other.includes(each)));
}

const people = (count: number): string => `${count.toLocaleString("en")} people`;

/** The texts of the page and the mail about people who need attention. */
export const weekTexts = {
  title: "This week",
  explanation: "Who needs your attention, and why.",
  oneGroup: "One group",
  ofOneGroup: "People of one group.",
  openGroup: "Open the group",
  loading: "Loading this week",
  noneYet: "No one needs your attention this week.",
  none: "No one matches.",
  noneDismissed: "You have not dismissed anyone.",
  noGroups: "You do not lead a group yet.",
  reason: (told: Told): string => sentences[told.kind](told),
  /** The most urgent reason in a row, and how many others there are. */
  andMore: (reason: string, count: number): string => (count === 0 ? reason : `${reason}, and ${count} more`),
  /** The text of a reminder to these people as it is first shown: only what is true of each of them, for no one reads of another. */
  reminder: (people: readonly (readonly Told[])[]): string => {
    const common = commonAsks(people);
    const sentences = common.length > 0 ? common : ["Please look at what is waiting for you on the portal."];
    return ["Hello,", ...sentences, "Thank you."].join("\n\n");
  },
  /** The reasons of each of these people that their common reminder does not name. */
  notInReminder: (people: readonly (readonly Told[])[]): readonly (readonly string[])[] => {
    const common = commonAsks(people);
    return people.map((reasons) =>
      reasons.flatMap((each) => (common.includes(asks[each.kind](each)) ? [] : [sentences[each.kind](each)])),
    );
  },
  notNamed: ([first = "", ...others]: readonly string[]): string =>
    `Not in the text: ${weekTexts.andMore(first, others.length)}`,
  onlyOne: (name: string): string => `Send to ${name} only`,
  only: "Only them",
  chooseSomeone: "Choose at least one person.",
  quietHelp: `Started but not completed, and not in any course for ${inactiveAfterDays} days. Shown to admins of the group itself.`,
  notWhole: (most: number): string =>
    `Your groups have more than ${most.toLocaleString("en")} people. The first ${most.toLocaleString("en")} were checked.`,
  dismissed: (count: number): string =>
    count === 1 ? "1 person dismissed" : `${count.toLocaleString("en")} people dismissed`,
  showOpen: "Back to this week",
  remind: "Remind",
  remindAgain: "Remind again",
  remindName: (names: readonly string[]): string =>
    `Remind ${names.length === 1 ? names.join("") : people(names.length)}`,
  remindCount: (count: number): string => `Remind ${count === 1 ? "1 person" : people(count)}`,
  remindedShort: "Reminded",
  remindedName: (name: string, from: string): string => `Reminded ${name}, again from ${from}`,
  remindAgainName: (name: string): string => `Remind again ${name}`,
  remindHelp: "The portal sends it by e-mail, with your name and a link.",
  remindHelpMany:
    "The portal sends it to each person by e-mail, with your name and a link. They do not see each other.",
  recipients: "Recipients",
  chooseName: (name: string): string => `Choose ${name}`,
  chooseAll: (count: number): string => `Choose all ${count.toLocaleString("en")}`,
  remindText: "Text",
  send: "Send reminder",
  sendMany: (count: number): string =>
    count === 1 ? "Send 1 reminder" : `Send ${count.toLocaleString("en")} reminders`,
  sent: (names: readonly string[]): string =>
    `Reminder sent to ${names.length === 1 ? names.join("") : people(names.length)}.`,
  sentTo: (count: number): string =>
    `Reminder sent to ${count === 1 ? "1 person" : people(count)}, not to these:`,
  sentToNoOne: "No reminder was sent.",
  notReminded: (name: string | null, reason: string): string =>
    name === null ? reason : `${name}: ${reason}`,
  notSent:
    "It is not known whether the reminder was sent. You can send it again: no one gets two within an hour.",
  remindedOn: "Reminded on",
  reminded: (day: string): string => `You reminded them on ${day}.`,
  extend: (isForAll: boolean): string =>
    isForAll ? "Give everyone 1 more week" : "Give everyone asked 1 more week",
  dueDays: "Due dates",
  dueDaysHelp: "An assignment has one due date: extra time applies to everyone who has it.",
  extendQuestion: (title: string, day: string, name: string): string =>
    `${title} will be due on ${day} for everyone who is asked, not only for ${name}.`,
  extendConfirm: "Move the due day for all",
  cancel: "Cancel",
  extended: (title: string, day: string): string => `${title} is now due on ${day}.`,
  inviteAgain: "Invite again",
  inviteAgainName: (name: string): string => `Invite again ${name}`,
  invited: "Invited again.",
  notInvited: "The invitation could not be sent. Please try again.",
  notInvitedNow: "No mail was sent: they were invited recently or have unsubscribed.",
  look: "Open",
  dismiss: "Dismiss",
  dismissName: (name: string): string => `Dismiss ${name}`,
  dismissHelp: "Hides these reasons, and only for you. New reasons still appear.",
  periods: { week: "For 1 week", twoWeeks: "For 2 weeks", month: "For 30 days" } as const,
  dismissedDone: (name: string, day: string): string => `${name} dismissed until ${day}.`,
  notDismissed: "This could not be changed. Please try again.",
  showAgain: "Show again",
  shownAgain: (name: string): string => `${name} is shown again.`,
  until: (day: string): string => `Dismissed until ${day}`,
  gone: "Nothing left to do here.",
  mail: "This week",
  mailLabel: "A mail each Monday with the figures of my groups",
  mailHelp: "Numbers only, at 7:00 in your time zone. No mail is sent when no one needs your attention.",
  mailOn: "You will get the figures each Monday.",
  mailOff: "You will not get this mail.",
  refusals,
  stop: {
    title: "This week by e-mail",
    question: "You will no longer get the figures of your groups each Monday.",
    stop: "Stop these mails",
    stopped: "Done. You can turn this mail on again on your profile.",
    unknown: "This link is not valid. Open the link in your latest mail, or change this on your profile.",
    failed: "The portal could not be reached. Please try again.",
    onward: "Notifications on your profile",
  },
  stopReminders: {
    title: "Reminders by e-mail",
    question: "Stop reminder mails from the people who lead your groups?",
    stop: "Stop reminders",
    stopped: "Done. You will get no more reminders by e-mail.",
    unknown: "This link is not valid. It may have been cut off: open it again from the mail.",
    failed: "This could not be saved. Please try again.",
    onward: "Open the portal",
  },
} as const;
