/**
 * The button that takes the search back goes with what it said: who pressed it by key searches anew, or goes on from
 * there. A finger on it does not want the keyboard of the phone.
 */
export function focusSearch(): void {
  if (document.activeElement?.matches(":focus-visible") !== true) return;
  document.querySelector<HTMLElement>("main input[type=search]")?.focus();
}
