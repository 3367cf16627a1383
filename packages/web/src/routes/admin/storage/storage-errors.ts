import { SessionExpiredError } from "../../../auth/tokens.ts";
import { ApiError, getCode, UnavailableError } from "../../../relay/errors.ts";
import { toasts } from "../../../shell/toasts.ts";

/** Shows a failure with the text of 8.016, and the reason if the API gives one. */
export function showFailure(text: string, error: unknown): void {
  // If the session has expired, the shell asks for a new sign-in, so no error is shown here.
  if (error instanceof SessionExpiredError) return;
  const why = getReason(error);
  if (why === undefined || why === text) toasts.error(text);
  else toasts.error(why, { title: text });
}

/**
 * Shows that a list could not be read. A missing folder is reported in its place. While the portal is unavailable the page
 * already shows that, and the list is read again afterwards.
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

/** The portal's explanation; undefined if it gives no useful one. */
export function getReason(error: unknown): string | undefined {
  if (error instanceof UnavailableError) return error.message;
  return error instanceof ApiError && error.code !== "INTERNAL" ? error.message : undefined;
}

/** Whether the item no longer exists, so that the shown list is out of date. */
export function isGone(error: unknown): boolean {
  const code = getCode(error);
  return code === "STORAGE_GONE" || code === "NOT_FOUND";
}
