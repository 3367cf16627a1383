import { type AppErrorCode, courseProgressTexts } from "@cathedra/domain/messages";
import { ApiError, getCode, UnavailableError } from "../../relay/errors.ts";

/** The refusals whose own message tells the person more than a general failure. */
const ownWords: readonly AppErrorCode[] = [
  "ADDRESS_NOT_CONFIRMED",
  "ADDRESS_OF_ANOTHER",
  "COURSE_RESET_UNCONFIRMED",
  "RATE_LIMITED",
];

/** The text when a course could not be started or reset: the specified one, or what the person can do about it. */
export function courseFailure(error: unknown, usual: string): string {
  if (isTakenAway(error)) return courseProgressTexts.takenAway;
  return error instanceof ApiError && ownWords.includes(error.code) ? error.message : usual;
}

/** The reason why the platform did not start a course, if it is meaningful to a trainee. */
export function startReason(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== "COURSE_START_FAILED") return undefined;
  const reasons: Readonly<Record<string, string>> = courseProgressTexts.startReasons;
  return Object.hasOwn(reasons, String(error.facts.reason)) ? reasons[String(error.facts.reason)] : undefined;
}

/** Whether the refusal means that the course was open to the person when the page was loaded, and no longer is. */
export function isTakenAway(error: unknown): boolean {
  return getCode(error) === "NOT_FOUND";
}

type ResetFailure = {
  readonly text: string;
  /**
   * Whether the reset was not done and can be repeated in the dialog. Otherwise the dialog closes, so that it does not cover the
   * result on the page.
   */
  readonly isAskedAgain: boolean;
};

/** The text when a course could not be reset, or it is unknown whether it was. */
export function resetFailure(error: unknown): ResetFailure {
  if (isTakenAway(error)) return { text: courseProgressTexts.resetTakenAway, isAskedAgain: false };
  if (error instanceof UnavailableError)
    return { text: courseProgressTexts.resetUnanswered, isAskedAgain: false };
  return {
    text: courseFailure(error, courseProgressTexts.resetFailed),
    isAskedAgain: getCode(error) !== "COURSE_RESET_UNCONFIRMED",
  };
}
