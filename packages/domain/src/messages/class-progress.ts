import { behindByPoints, type ClassStatus, inactiveAfterDays } from "../learning/class-progress.ts";
import type { CompletionStatus } from "../learning/completion.ts";
import { percentText } from "../percent-text.ts";

const courseStatuses: Readonly<Record<CompletionStatus, string>> = {
  "": "Not enrolled",
  not_attempted: "Not started",
  in_progress: "In progress",
  completed: "Completed",
  failed: "Failed",
  unknown: "Unknown",
};

const personStatuses: Readonly<Record<ClassStatus, string>> = {
  no_courses: "No courses",
  not_started: "Not started",
  in_progress: "In progress",
  completed: "Completed",
};

/** The texts of the page of a class. */
export const classTexts = {
  title: "Class",
  person: "Person",
  address: "E-mail address",
  reading: {
    start: "Read now",
    title: "Progress from the learning platform",
    help: "People are read a few at a time, as fast as the learning platform allows. You can leave this page in the meantime.",
    step: (done: number, total: number): string =>
      `${done.toLocaleString("en")} of ${total.toLocaleString("en")} people read.`,
    failuresTitle: (count: number): string =>
      count === 1 ? "1 person could not be read" : `${count.toLocaleString("en")} people could not be read`,
    failures: {
      failed: "The learning platform did not answer. Their figures are from an earlier reading.",
      notFound: "The learning platform has no account with this e-mail address.",
      notConfirmed: "Their e-mail address is not confirmed, so they cannot be looked up.",
    },
  },
  people: {
    loading: "Loading the people",
    table: "People of the group",
    admins: "Admins",
    adminsHelp: "Admins are not counted as part of the class.",
    noAdmin: "No admin yet",
    removeShort: "Remove from the group",
    history: "History",
    remove: (name: string): string => `Remove ${name} from the group`,
    findHistory: (name: string): string => `History of ${name}`,
  },
  loading: "Loading the class",
  /** Shown below the name of the group. */
  head: (institution: string, trainees: number): string =>
    `${trainees === 1 ? "1 trainee" : `${trainees.toLocaleString("en")} trainees`} · ${institution}`,
  courseStatuses,
  personStatuses,
  notLoaded: "The class could not be loaded.",
  noPeople: "This group has no members yet. Invite people by its link or from a list.",
  invite: "Invite people",
  noCourses: "This group has no courses yet.",
  noneMatch: "No one matches.",
  /** Describes one person's progress in one course. */
  figure: (status: CompletionStatus, percentage: number, isMissing = false): string => {
    const words =
      status === "" || status === "completed" || percentage === 0
        ? courseStatuses[status]
        : `${courseStatuses[status]}, ${percentText(percentage)}`;
    return isMissing ? `${words}, before the learning platform removed the person from the course` : words;
  },
  behind: "Behind the class",
  behindHelp: `${behindByPoints} points or more below the middle of the class`,
  quiet: `Quiet for ${inactiveAfterDays} days`,
  quietHelp: `Started but not completed, and not in any course for ${inactiveAfterDays} days`,
  neverRead: "Not loaded from the learning platform yet",
  /**
   * Shown when figures could not be refreshed. Each person's figures were read at another time, so the oldest and the newest time
   * are named.
   */
  asOf: (oldest: string, newest: string): string =>
    oldest === newest
      ? `Figures as of ${oldest}.`
      : `Figures from ${oldest} to ${newest}. Each person's figures are updated when they open their courses.`,
  notRead: (count: number): string =>
    count === 1
      ? "1 person's progress has not been loaded from the learning platform yet."
      : `The progress of ${count} people has not been loaded from the learning platform yet.`,
  /** Shown if the group has more people than one table can have. */
  notAll: (listed: number, total: number): string =>
    `The first ${listed.toLocaleString("en")} of ${total.toLocaleString("en")} people, by last name.`,
  hint: "Point at a figure, or move to it with the arrow keys, to see when it last changed.",
} as const;

const nothingLost = "Everything read so far is kept. Please try again later.";

/** The state of a class synchronization. */
export const classReadingTexts = {
  states: {
    waiting: "Reading the class",
    running: "Reading the class",
    succeeded: "The class was read.",
    failed: "Not everyone in the class could be read.",
    cancelled: "Reading was cancelled. Everything read so far is kept.",
  },
  reasons: {
    PLATFORM_AWAY: `The learning platform could not be reached. ${nothingLost}`,
    PLATFORM_SLOW: `The learning platform did not answer in time. ${nothingLost}`,
    PLATFORM_BUSY: `The learning platform is limiting requests. ${nothingLost}`,
    PLATFORM_REFUSED: `The learning platform refused the portal's key. ${nothingLost}`,
    PLATFORM_REJECTED: `The learning platform did not accept the requests. ${nothingLost}`,
    PLATFORM_UNREADABLE: `The learning platform sent answers that the portal cannot read. ${nothingLost}`,
    PLATFORM_UNKNOWN: `The learning platform could not find what the portal asked for. ${nothingLost}`,
  },
} as const;
