import { personalCaseTexts } from "@cathedra/domain/messages";
import { SessionExpiredError } from "../../../auth/tokens.ts";
import { ApiError, UnavailableError } from "../../../relay/errors.ts";

/** The text for a list that could not be loaded: that the person is not signed in, or the server's message (12.034, 12.035). */
export function loadFailure(error: unknown): string {
  const isSignedOut =
    error instanceof SessionExpiredError || (error instanceof ApiError && error.code === "UNAUTHENTICATED");
  if (isSignedOut) return personalCaseTexts.signInRequired;
  const known = error instanceof ApiError || error instanceof UnavailableError;
  return personalCaseTexts.loadFailedBecause(known ? error.message : "The portal gave an unexpected answer.");
}
