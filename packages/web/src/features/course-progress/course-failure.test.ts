import { courseProgressTexts as texts } from "@cathedra/domain/messages";
import { expect, test } from "vitest";
import { ApiError, UnavailableError } from "../../relay/errors.ts";
import { resetFailure } from "./course-failure.ts";

const unconfirmed = new ApiError("COURSE_RESET_UNCONFIRMED", texts.resetUnconfirmed);

test.each([
  ["the platform refused it", new ApiError("COURSE_RESET_FAILED", "refused"), texts.resetFailed, true],
  ["the portal limits requests", new ApiError("RATE_LIMITED", "wait a minute"), "wait a minute", true],
  ["the platform did not confirm the reset", unconfirmed, texts.resetUnconfirmed, false],
  ["the portal did not answer", new UnavailableError(), texts.resetUnanswered, false],
  ["the course was taken away", new ApiError("NOT_FOUND", "not there"), texts.resetTakenAway, false],
])("%s: the failure has a message, and a retry only if nothing was done", (_, error, text, isAskedAgain) => {
  expect(resetFailure(error)).toEqual({ text, isAskedAgain });
});
