import type { LearningFailure } from "../learning/learning-failure.ts";
import type { Instant } from "../time.ts";

/** The texts of starting a course and of resetting it (5.021, 5.022). */
export const courseProgressTexts = {
  /** The specification gives this text word for word (5.021). */
  startFailed: "Failed to start course, please try again later",
  /** What the learning platform did, shown beside `startFailed` at the button; other reasons say nothing to a trainee. */
  startReasons: {
    away: "The learning platform cannot be reached.",
    slow: "The learning platform did not answer in time.",
    busy: "The learning platform is busy. Wait a minute before you try again.",
    unknown: "The learning platform no longer has this course for you.",
  } satisfies { readonly [Reason in LearningFailure]?: string },
  /** Shown when the platform did not answer and may have reset the course. */
  resetFailed: "Failed to reset course progress, please try again later",
  /** Shown when the portal did not answer and may have reset the course. */
  resetUnconfirmed:
    "The learning platform has not said whether it reset the course. Your progress is being read again; look at it before you try again.",
  /** The portal did not answer, and may have done the reset. */
  resetUnanswered:
    "The portal did not answer, so it is not known whether the course was reset. Your progress is being read again; look at it before you try again.",
  resetTitle: "Reset this course?",
  resetQuestion: (course: string): string =>
    `Your progress in “${course}” will be reset and its scores deleted. This cannot be undone.`,
  notMadeAvailable: "Failed to make the course available, please try again later",
  /** Shown for the learner's own unconfirmed address, or that of a member. */
  addressNotConfirmed:
    "The e-mail address is not confirmed yet, and the learning platform knows people by it. Confirm it first.",
  addressOfAnother:
    "On the learning platform this e-mail address belongs to someone else. Please ask the people who run the portal.",
  /** Shown to a person who presses Start on a page that was open while the course was taken away. */
  takenAway: "This course is no longer open to you, so it cannot be started.",
  resetTakenAway: "This course is no longer open to you, so it cannot be reset.",
  /** Shown for a course that the platform no longer lists for the person. */
  missing: (noticed: string): string =>
    `Since ${noticed} the learning platform no longer lists you in this course. The figures are from before that.`,
  startAddsAgain: "Start or Continue adds you to it again.",
  /** The short form of the message, on the course's card. */
  missingShort: "The learning platform no longer lists you in it.",
  /** The message as an admin reads it on the page of the enrolled person. */
  missingPerson: "No longer enrolled on the learning platform",
  /** Shown beside figures that are not refreshed while they are shown. */
  asOf: (moment: string): string => `as of ${moment}`,
} as const;

/** The facts from which a page tells the age of its figures. */
export type FigureAge = {
  /** When the person's progress in all courses was last read; null if never. */
  readonly readAt: Instant | null;
  /** When the units of the shown course were read; undefined if the page shows none. */
  readonly unitsReadAt: Instant | null | undefined;
  readonly isCurrent: boolean;
  readonly isResetUnconfirmed: boolean;
  /** How many of the courses that are shown the platform no longer has the person in. */
  readonly missingCourses: number;
};

/** The age of a page's figures. "Up to date" is said only of figures that have just been read. */
export function figureAgeText(age: FigureAge, written: (at: Instant) => string): string {
  const { readAt, unitsReadAt, isCurrent, isResetUnconfirmed, missingCourses } = age;
  const isOfUnits = unitsReadAt !== undefined && unitsReadAt !== null;
  const oldest = isOfUnits && readAt !== null && unitsReadAt < readAt ? unitsReadAt : readAt;
  const asOf = oldest === null ? [] : [`Progress as of ${written(oldest)}.`];
  if (isResetUnconfirmed)
    return ["The learning platform has not said yet whether it reset the course.", ...asOf].join(" ");
  if (isCurrent && missingCourses === 0) return "Your progress is up to date.";
  if (isCurrent && unitsReadAt === undefined)
    return `Your progress is up to date, except in ${missingCourses === 1 ? "1 course" : `${missingCourses} courses`} that the learning platform no longer lists you in.`;
  if (readAt === null) return "The learning platform has not reported your progress yet.";
  if (unitsReadAt === null) return ["Your progress in its units has not been loaded yet.", ...asOf].join(" ");
  return asOf.join(" ");
}
