import { inactiveAfterDays } from "../learning/class-progress.ts";
import type { WeekReason, WeekReasonKind } from "../this-week/reasons.ts";

/** Why a person is not reminded by mail. */
export type ReminderRefusal = "writtenLately" | "optedOut" | "unverified" | "noMail" | "dailyLimit";

const inUtc = (at: string | null): string =>
  at === null ? "tomorrow" : `${at.slice(0, 16).replace("T", " ")} UTC`;

const refusals: Readonly<Record<ReminderRefusal, (againFrom: string | null) => string>> = {
  writtenLately: (at) => `This person was reminded recently. You can remind them again from ${inUtc(at)}.`,
  optedOut: () => "This person has unsubscribed from reminders. Write to them yourself.",
  unverified: () => "This person has not confirmed their e-mail address. Write to them in another way.",
  noMail: () => "This portal sends no mail. Write to them yourself.",
  dailyLimit: (at) => `No more reminders can be sent today. You can send more from ${inUtc(at)}.`,
};

type Told = Pick<WeekReason, "kind" | "about" | "count"> & {
  /** The day of its date, as people read it; null where it has none. */
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

/** The texts of the page and the mail about people who need attention. */
export const weekTexts = {
  title: "This week",
  explanation: "People in your groups who need your attention, and why.",
  loading: "Loading this week",
  noneYet: "No one needs your attention this week.",
  none: "No one matches.",
  noneDismissed: "You have not dismissed anyone.",
  noGroups: "You do not lead a group yet.",
  reason: (told: Told): string => sentences[told.kind](told),
  /** The text of a reminder as it is first shown. */
  reminder: (told: readonly Told[]): string =>
    ["Hello,", ...told.map((each) => asks[each.kind](each)), "Thank you."].join("\n\n"),
  quietHelp: `Started but not completed, and not in any course for ${inactiveAfterDays} days. Shown to admins of the group itself.`,
  notWhole: (most: number): string =>
    `Your groups have more than ${most.toLocaleString("en")} people. The first ${most.toLocaleString("en")} were checked.`,
  dismissed: (count: number): string =>
    count === 1 ? "1 person dismissed" : `${count.toLocaleString("en")} people dismissed`,
  showOpen: "Back to this week",
  remind: "Remind",
  remindAgain: "Remind again",
  remindName: (name: string): string => `Remind ${name}`,
  remindHelp: "The portal sends it by e-mail, with your name and a link.",
  remindText: "Text",
  send: "Send reminder",
  sent: (name: string): string => `Reminder sent to ${name}.`,
  notSent: "The reminder could not be sent. Please try again.",
  remindedOn: "Reminded on",
  reminded: (day: string): string => `You reminded them on ${day}.`,
  extend: (isForAll: boolean): string =>
    isForAll ? "Give everyone 1 more week" : "Give everyone asked 1 more week",
  dueDays: "Due days",
  dueDaysHelp: "An assignment has one due day for everyone who is asked. More time is for all of them.",
  extendQuestion: (title: string, day: string, name: string): string =>
    `${title} will be due on ${day} for everyone who is asked, not only for ${name}.`,
  extendConfirm: "Move the due day for all",
  cancel: "Cancel",
  extended: (title: string, day: string): string => `${title} is now due on ${day}.`,
  inviteAgain: "Invite again",
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
