import { personalCaseTexts } from "@cathedra/domain/messages";
import { SessionExpiredError } from "../../../auth/tokens.ts";
import { ApiError, UnavailableError } from "../../../relay/errors.ts";

/** What is said where the list does not come: who is not signed in, and the server's own words (12.034, 12.035). */
export function loadFailure(error: unknown): string {
  const isSignedOut =
    error instanceof SessionExpiredError || (error instanceof ApiError && error.code === "UNAUTHENTICATED");
  if (isSignedOut) return personalCaseTexts.signInRequired;
  const known = error instanceof ApiError || error instanceof UnavailableError;
  return personalCaseTexts.loadFailedBecause(known ? error.message : "The portal gave an unexpected answer.");
}
