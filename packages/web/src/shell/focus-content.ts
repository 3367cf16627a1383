import { contentId } from "./use-page-title.ts";

/** To the beginning of the page, with the focus: what was there is done. */
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

/**
 * A card of a list goes with what was done in its dialog: the focus goes to the card after it, or else before it, or else
 * to the heading of its section. Call it while the card is still there, with anything inside it.
 */
export function focusNextCardAfterDialog(inside: Element | null): void {
  const card = inside?.closest("section, article");
  const section = card?.parentElement?.closest("section");
  const places = [card?.nextElementSibling, card?.previousElementSibling, section];
  afterDialog(() => {
    const place = places.find((each) => each?.isConnected === true && headingOf(each) !== null);
    const heading = headingOf(place) ?? document.getElementById(contentId);
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus();
  });
}

/** What was pressed went with the change, or can no longer be pressed: the focus goes to what is `next` by then. */
export function keepFocus(next: () => HTMLElement | null | undefined): void {
  afterDialog(() => {
    if (document.activeElement === document.body) next()?.focus();
  });
}

function headingOf(place: Element | null | undefined): HTMLElement | null {
  return place?.querySelector<HTMLElement>("h2, h3") ?? null;
}

/** A dialog that closes gives the focus back in the frame after the one in which it goes. */
function afterDialog(act: () => void): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) afterDialog(act);
    else requestAnimationFrame(() => requestAnimationFrame(act));
  });
}
