/**
 * The Clear button disappears with the search. A keyboard user's focus moves to the search field; a touch does not open the
 * phone's keyboard.
 */
export function focusSearch(): void {
  if (document.activeElement?.matches(":focus-visible") !== true) return;
  document.querySelector<HTMLElement>("main input[type=search]")?.focus();
}
