const focusable =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), [role="spinbutton"], button:not(:disabled)';

/** Puts the focus into the first control in there: what had the focus goes away, and the focus must not get lost. */
export function focusFirst(within: ParentNode | null): void {
  const controls = [...(within?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  const isReachable = (control: HTMLElement) =>
    control.tabIndex >= 0 && control.closest('[aria-hidden="true"], [hidden]') === null;
  controls.find(isReachable)?.focus();
}

/** About ten seconds of frames: a form that is not there by then was left. */
const mostFrames = 600;
/** A control that is drawn again once its code has come takes the focus away once more, within about two seconds. */
const framesToSettle = 120;

/**
 * Puts the focus into the first control of what takes the place of `before`, as soon as it is there: a form that is drawn anew, for
 * another draft, takes the focus away with it, however long the new one needs. Whoever is elsewhere by then stays there.
 */
export function focusFirstAfter(
  before: ParentNode | null,
  find: () => ParentNode | null,
  frames = mostFrames,
): void {
  requestAnimationFrame(() => {
    const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
    const there = find();
    if (isNowhere()) focusFirst(there);
    const isThere = there !== null && there !== before && !isNowhere();
    const left = isThere ? Math.min(frames, framesToSettle) : frames;
    if (left > 0) focusFirstAfter(before, find, left - 1);
  });
}
