import { type AppErrorCode, courseProgressTexts } from "@cathedra/domain/messages";
import { ApiError, codeOf, UnavailableError } from "../../relay/errors.ts";

/** Refusals that say more than that it did not work. */
const ownWords: readonly AppErrorCode[] = [
  "ADDRESS_NOT_CONFIRMED",
  "ADDRESS_OF_ANOTHER",
  "COURSE_RESET_UNCONFIRMED",
  "RATE_LIMITED",
];

/** What is said where a course could not be started or reset: the specified text, or what the person can do about it. */
export function courseFailure(error: unknown, usual: string): string {
  if (isTakenAway(error)) return courseProgressTexts.takenAway;
  return error instanceof ApiError && ownWords.includes(error.code) ? error.message : usual;
}

/** The course was open to the person when the page was, and is no longer. */
export function isTakenAway(error: unknown): boolean {
  return codeOf(error) === "NOT_FOUND";
}

type ResetFailure = {
  readonly text: string;
  /** It was not done, and may be tried again. Otherwise the page shows what came of it, and no question may cover it. */
  readonly isAskedAgain: boolean;
};

/** What is said where a course could not be reset, or nobody knows whether it was. */
export function resetFailure(error: unknown): ResetFailure {
  if (isTakenAway(error)) return { text: courseProgressTexts.resetTakenAway, isAskedAgain: false };
  if (error instanceof UnavailableError)
    return { text: courseProgressTexts.resetUnanswered, isAskedAgain: false };
  return {
    text: courseFailure(error, courseProgressTexts.resetFailed),
    isAskedAgain: codeOf(error) !== "COURSE_RESET_UNCONFIRMED",
  };
}
