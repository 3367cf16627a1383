import { undoTexts } from "@cathedra/domain/messages";
import { undoTime } from "@cathedra/domain/undo";
import type { ToastAction } from "@cathedra/ui-kit/Toast";
import { SessionExpiredError } from "../../auth/tokens.ts";
import { ApiError } from "../../relay/errors.ts";
import { restoreFocus } from "../../shell/focus-content.ts";
import { toasts } from "../../shell/toasts.ts";
import { contentId } from "../../shell/use-page-title.ts";
import { sendUndo } from "./send-undo.ts";

/** The API's answer to an act that can be undone; null if it cannot. */
export type UndoOffer = { readonly undoId: string; readonly seconds: number } | null | undefined;

/**
 * Announces that an action is done, and offers to undo it for 10 s. The timer pauses while the message has the pointer or the
 * focus, but ends when the API no longer accepts the undo. `onUndone` refetches the shown content; `send` replaces the usual undo
 * request; `others` are further buttons beside Undo.
 */
export function offerUndo(
  done: string,
  offer: UndoOffer,
  onUndone: () => unknown,
  send: (undoId: string) => Promise<void> = sendUndo,
  others: readonly ToastAction[] = [],
): void {
  if (offer == null) {
    toasts.success(done);
    return;
  }
  const { undoId, seconds } = offer;
  const subject = `undo:${undoId}`;
  toasts.success(done, {
    subject,
    timeout: seconds * 1000,
    isCounted: true,
    actions: [...others, { label: undoTexts.undo, onPress: () => void undo(undoId, onUndone, send) }],
  });
  setTimeout(() => toasts.dismissSubject(subject), undoTime.keptMs - marginMs);
}

/** The allowance for the request's travel time, in milliseconds. */
const marginMs = 2000;

/** Undoes the action, and reports the outcome wherever the button was pressed. */
export async function undo(
  undoId: string,
  onUndone: () => unknown,
  send: (undoId: string) => Promise<void> = sendUndo,
): Promise<void> {
  try {
    await send(undoId);
  } catch (error) {
    tellFailure(error, () => void undo(undoId, onUndone, send));
    return;
  }
  toasts.dismissSubject(`undo:${undoId}`);
  toasts.success(undoTexts.undone);
  await onUndone();
  // The pressed Undo button has disappeared with its message, so the focus has to move.
  restoreFocus(() => document.querySelector<HTMLElement>("[data-drawer] button") ?? contentOfPage());
}

function contentOfPage(): HTMLElement | null {
  return document.getElementById(contentId);
}

/**
 * Shows a refusal of the portal. If there was no answer, the person can try again, which is safe because nothing is undone twice.
 */
function tellFailure(error: unknown, again: () => void): void {
  // If the session has expired, the shell asks for a new sign-in, so no error is shown here.
  if (error instanceof SessionExpiredError) return;
  if (error instanceof ApiError) toasts.error(error.message);
  else toasts.error(undoTexts.failed, { actions: [{ label: "Try again", onPress: again }] });
}
