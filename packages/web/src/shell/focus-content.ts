import { contentId } from "./use-page-title.ts";

/** Focuses the beginning of the page, after an action removed the focused element. */
export function focusTop(): void {
  window.scrollTo({ top: 0 });
  document.getElementById(contentId)?.focus({ preventScroll: true });
}

/** The button that opened the question has disappeared: the focus moves to the content once the dialog has released it. */
export function focusContentAfterDialog(): void {
  afterDialog(() => {
    if (document.activeElement === document.body)
      document.getElementById(contentId)?.focus({ preventScroll: true });
  });
}

/** Moves the focus to `next` if the pressed element has disappeared or is disabled. */
export function restoreFocus(next: () => HTMLElement | null | undefined, pressed?: Element | null): void {
  afterDialog(() => {
    // A drawer with the focus moves it to its first button when the pressed element disappears.
    if (isNowhere(document.activeElement) || pressed?.isConnected === false) next()?.focus();
  });
}

/** A dialog above the pressed element. A drawer with details is excluded, because it stays open. */
const question = '[role="dialog"]:not([data-drawer]), [role="alertdialog"]';

/** Whether the focus was lost because the focused element has disappeared. */
function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.matches("[data-drawer]");
}

/** Waits until a closing dialog has returned the focus, which it does in the frame after its removal. */
function afterDialog(act: () => void): void {
  requestAnimationFrame(() => {
    if (document.querySelector(question) !== null) afterDialog(act);
    else requestAnimationFrame(() => requestAnimationFrame(act));
  });
}
