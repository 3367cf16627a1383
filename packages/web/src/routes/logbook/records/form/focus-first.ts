const focusable =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), [role="spinbutton"], button:not(:disabled)';

/** Focuses the first control inside, because the focused element is about to disappear. */
export function focusFirst(within: ParentNode | null): void {
  const controls = [...(within?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  const isReachable = (control: HTMLElement) =>
    control.tabIndex >= 0 && control.closest('[aria-hidden="true"], [hidden]') === null;
  controls.find(isReachable)?.focus();
}
