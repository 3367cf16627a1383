const focusable =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), [role="spinbutton"], button:not(:disabled)';

/** Puts the focus into the first control in there: what had the focus goes away, and the focus must not get lost. */
export function focusFirst(within: ParentNode | null): void {
  const controls = [...(within?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  const isReachable = (control: HTMLElement) =>
    control.tabIndex >= 0 && control.closest('[aria-hidden="true"], [hidden]') === null;
  controls.find(isReachable)?.focus();
}
