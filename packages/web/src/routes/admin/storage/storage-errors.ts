import { SessionExpiredError } from "../../../auth/tokens.ts";
import { ApiError, codeOf, UnavailableError } from "../../../relay/errors.ts";
import { toasts } from "../../../shell/toasts.ts";

/** Says that something failed in the words of 8.016, with why where the portal knows it. */
export function showFailure(text: string, error: unknown): void {
  // The shell asks for a new sign-in by itself.
  if (error instanceof SessionExpiredError) return;
  const why = reasonOf(error);
  if (why === undefined || why === text) toasts.error(text);
  else toasts.error(why, { title: text });
}

/**
 * Says that a list could not be read. What is gone says so in its place. Of a portal that is away the page says it already, and
 * uploads wait for it: the list is read again when it is back.
 */
export function showReadFailure(
  text: string,
  error: unknown,
  again: () => void,
  untilBack: () => Promise<unknown>,
): void {
  if (isGone(error)) return;
  if (error instanceof UnavailableError) void untilBack().then(again);
  else showFailure(text, error);
}

/** The portal's explanation; undefined: none that helps. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof UnavailableError) return error.message;
  return error instanceof ApiError && error.code !== "INTERNAL" ? error.message : undefined;
}

/** What was looked at is not there any more: what is on show is old. */
export function isGone(error: unknown): boolean {
  const code = codeOf(error);
  return code === "STORAGE_GONE" || code === "NOT_FOUND";
}
