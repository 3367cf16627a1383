import { contentId } from "./use-page-title.ts";

/** Focuses the beginning of the page, after an action removed the focused element. */
export function focusTop(): void {
  window.scrollTo({ top: 0 });
  document.getElementById(contentId)?.focus({ preventScroll: true });
}

/** The button that opened the question is gone: the focus goes on from the page, once the dialog let go. */
export function focusContentAfterDialog(): void {
  afterDialog(() => {
    if (document.activeElement === document.body)
      document.getElementById(contentId)?.focus({ preventScroll: true });
  });
}

/** What was pressed went with the change, or can no longer be pressed: the focus goes to what is `next` by then. */
export function keepFocus(next: () => HTMLElement | null | undefined, pressed?: Element | null): void {
  afterDialog(() => {
    // A drawer that holds the focus gives it to its first button when what was pressed is gone.
    if (isNowhere(document.activeElement) || pressed?.isConnected === false) next()?.focus();
  });
}

/** What is open over what was pressed. A drawer holds the details of a row, and stays. */
const question = '[role="dialog"]:not([data-drawer]), [role="alertdialog"]';

/** Where the focus is when what had it has gone. */
function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.matches("[data-drawer]");
}

/** A dialog that closes gives the focus back in the frame after the one in which it goes. */
function afterDialog(act: () => void): void {
  requestAnimationFrame(() => {
    if (document.querySelector(question) !== null) afterDialog(act);
    else requestAnimationFrame(() => requestAnimationFrame(act));
  });
}
